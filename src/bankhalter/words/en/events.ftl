# What has happened. $who and $whom are names or "bank"; $amount is money, $lot, $lots and $square are names of squares.

## The turn

turn-started = It is { $who }’s turn.
turn-ended = { $who } hands on the dice.
order-tied = { $names } threw the same and throw again.
first-seat = { $who } begins.
thrown = { $who } throws { $dice }.
thrown-moved = { $who } throws { $dice } and moves to { $square }.
moved = { $who } moves to { $square }.
thrown-visiting = { $who } throws { $dice } and is just visiting jail.
moved-visiting = { $who } is just visiting jail.
jumped = { $who } jumps to { $square }.
led-on = Mr. M leads { $who } on to { $square }.
speed-die-earned = Past GO for the first time: from now on { $who } throws the speed die as well.
rent-thrown = { $who } throws { $dice } for the rent of { $square }.
dealt = { $who } is dealt { $lots }.

## Jail

jailed = { $who } goes to jail.
jailed-doubles = These are the third doubles in one turn: { $who } goes to jail without moving.
freed = { $who } leaves jail.
attempt-failed = { $who } stays in jail: attempt { $attempt } has failed.
attempt-failed-last = { $who } fails the last attempt; the fine of { $amount } is due.
attempt-let-pass = { $who } stays in jail without throwing; that counts as attempt { $attempt }.

## Cards

card-drawn = { $who } draws from “{ $deck }”: { $text }
card-drawn-free = { $who } draws from “{ $deck }”: { $text } That costs nothing, as { $who } has no buildings.
card-returned = { $who } gives back { $card }.
card-passed = { $who } gives { $whom } { $card }.

## Property

declined = { $who } does not buy { $lot }.
titles-passed = { $who } hands over to { $whom }: { $lots }.
titles-returned = Back to the bank: { $lots }.
mortgage-kept = { $who } keeps the mortgage on { $lot }.
group-completed = { $who } now has all { -street(number: "many") } of the { $colour } group{ $builds ->
    [yes] { " and may build there" }
   *[no] {"; nothing can be built there while one of them is mortgaged"}
}.
handed = { $whom } hands { $who } lots and so settles { $amount } of the debt.

## Auctions

auction-opened = { $kind ->
    [hotel] The bank auctions { -hotel(article: "indefinite") }.
    [house] The bank auctions { -house(article: "indefinite") }.
   *[lot] The bank auctions { $lot }.
}
auction-unsold = { $kind ->
    [hotel] Nobody bids; the { -hotel } stays with the bank.
    [house] Nobody bids; the { -house } stays with the bank.
   *[lot] Nobody bids; { $lot } stays with the bank.
}
bid = { $who } bids { $amount }.
bids-many = { $count } bids, the highest by { $who }: { $amount }.
passed = { $who } passes.
passed-many = { $names } pass.

## Rent and debts

claim-opened = { $who } may demand { $amount } rent from { $whom } for { $lot }.
claim-opened-thrown = { $who } may demand rent from { $whom } for { $lot }; the dice decide how much.
no-rent-mortgaged = { $lot } belongs to { $whom }, but it is mortgaged: no rent is due.
claim-demanded = { $who } demands rent from { $whom } for { $lot }.
claim-lapsed = { $who } has not demanded the rent from { $whom } for { $lot }; it lapses.
debt-arisen = { $whom ->
    [bank] { $who } owes the bank { $amount } ({ $cause }) and has to raise the money.
   *[player] { $who } owes { $whom } { $amount } ({ $cause }) and has to raise the money.
}
debt-lapsed = { $whom ->
    [bank] { $who } no longer owes the bank { $amount } ({ $cause }).
   *[player] { $who } no longer owes { $whom } { $amount } ({ $cause }).
}
bankrupt = { $whom ->
    [bank] { $who } is bankrupt and out of the game; what is left after liquidation goes to the bank.
   *[player] { $who } is bankrupt and out of the game; what is left after liquidation goes to { $whom }.
}
gave-up = { $who } gives up.

## Building

built = { $who } builds on { $lot } ({ $level }).
sold = { $who } sells what stands on { $lot }; what remains: { $level }.
wishes-asked = { $kind ->
    [hotel] { $count ->
        [one] Together more { -hotel(number: "many") } could be built than the bank has: { $names } says how many to build.
       *[other] Together more { -hotel(number: "many") } could be built than the bank has: { $names } say how many they want.
    }
   *[house] { $count ->
        [one] Together more { -house(number: "many") } could be built than the bank has: { $names } says how many to build.
       *[other] Together more { -house(number: "many") } could be built than the bank has: { $names } say how many they want.
    }
}
wished = { $count ->
    [0] { $who } wants none.
   *[other] { $who } wants { $count }.
}
shortage-ended = { $kind ->
    [hotel] The wishes for { -hotel(number: "many") } are settled. Whoever still wants to build does so now, up to the wish.
   *[house] The wishes for { -house(number: "many") } are settled. Whoever still wants to build does so now, up to the wish.
}

## Trade

offered = { $who } offers { $whom } a trade: { $terms }.
offered-something = { $who } offers { $whom } a trade.
countered = { $who } makes { $whom } a counter-offer: { $terms }.
accepted = { $who } accepts { $whom }’s offer.
rejected = { $who } rejects { $whom }’s offer.
withdrawn = { $who } withdraws the offer made to { $whom }.
offer-lapsed = { $who }’s offer to { $whom } lapses.

## The end

time-up = The time is up.
time-up-last-turn = The time is up; the game ends with this turn.
game-over = { $count ->
    [one] The game is over. { $names } has won.
   *[other] The game is over. { $names } have won.
}

## Payments: who, to whom, how much, why, where

paid-salary = The bank pays { $whom } { $amount } salary for { $go }.
paid-price = { $who } buys { $square } from the bank for { $amount }.
paid-auction = { $who } wins the auction of { $square } and pays the bank { $amount }.
paid-rent = { $who } pays { $whom } { $amount } rent for { $square }.
paid-tax = { $who } pays the bank { $amount }: { $square }.
paid-card = { $who } pays { $whom } { $amount }, as the card demands.
paid-card-to-bank = { $who } pays the bank { $amount }, as the card demands.
paid-card-by-bank = The bank pays { $whom } { $amount }, as the card promises.
paid-fine = { $who } pays the bank the fine of { $amount } to leave jail.
paid-building = { $kind ->
    [hotel] { $who } builds { -hotel(article: "indefinite") } on { $square } and pays the bank { $amount }.
   *[house] { $who } builds { -house(article: "indefinite") } on { $square } and pays the bank { $amount }.
}
paid-building-further = { $who } builds { -house(article: "indefinite") } on { $square } and pays the bank { $amount }; { $level } stand there now.
paid-building-auction = { $kind ->
    [hotel] { $who } wins the auction of { -hotel(article: "indefinite") } and pays the bank { $amount }.
   *[house] { $who } wins the auction of { -house(article: "indefinite") } and pays the bank { $amount }.
}
paid-sale = { $kind ->
    [hotel] { $whom } sells the { -hotel } on { $square }; the bank pays { $amount } for it.
    [house] { $whom } sells { -house(article: "indefinite") } on { $square }; the bank pays { $amount } for it.
   *[several] { $whom } sells buildings on { $square }; the bank pays { $amount } for them.
}
paid-sale-partly = { $kind ->
    [hotel] { $whom } sells the { -hotel } on { $square }, leaving { $level }; the bank pays { $amount } for it.
    [house] { $whom } sells { -house(article: "indefinite") } on { $square }, leaving { $level }; the bank pays { $amount } for it.
   *[several] { $whom } sells buildings on { $square }, leaving { $level }; the bank pays { $amount } for them.
}
paid-mortgage = { $whom } mortgages { $square }; the bank pays { $amount } for it.
paid-redemption = { $who } redeems the mortgage on { $square } and pays the bank { $amount }.
paid-interest = { $who } pays the bank { $amount } interest for the mortgage on { $square }.
paid-interest-inherited = { $who } pays the bank { $amount } interest on mortgages taken over.
paid-trade = { $who } pays { $whom } { $amount } in the trade.
paid-deal = { $who } pays the bank { $amount } for { $square } (dealt).
paid-estate = { $whom ->
    [bank] { $who } hands the bank the cash that is left: { $amount }.
   *[player] { $who } hands { $whom } the cash that is left: { $amount }.
}

## Take-backs

takeback-asked = { $who } asks to take back: { $undone }
takeback-lapsed = What { $who } asked to take back is not asked for any more.
takeback-refused = { $who } does not agree to the take-back.
takeback-agreed = { $who } agrees to the take-back.
takeback-done = { $who } takes back: { $undone }
