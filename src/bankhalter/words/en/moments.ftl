# What is due, said to the player who is asked.

moment-order = Who begins? The highest throw decides.
moment-throw = It is your turn. Throw the dice!
moment-throw-again = Doubles! You throw again.
moment-throw-again-optional = Doubles! You may throw again.
moment-jail = You are in jail (attempt { $attempt } of { $attempts }). { $ways } will get you out.
jail-ways = { $card ->
    [yes] Doubles, the fine of { $fine } or the card
   *[no] Doubles or the fine of { $fine }
}
moment-jail-last = You are in jail (last attempt). { $ways } will get you out. If the throw fails, it costs { $fine } and { $stays ->
    [yes] you are just visiting
   *[no] you move as far as the dice show
}.
moment-bus = Here is the bus: move as far as one white die, or as both together.
moment-jump = Three of a kind: you may jump to any square you like; its number or its name will do. You need not: with “no” you move as thrown, to { $square }.
moment-buy = { $lot } belongs to nobody. You can buy this { -property } for { $amount }; otherwise it is auctioned.
moment-buy-short = { $lot } belongs to nobody. For { $amount } you lack { $short }: raise money, or it is auctioned.
moment-choice = The card leaves you the choice.
moment-end = Everything on this square is settled; you can hand on the dice.
moment-end-jail = The attempt has failed: you stay in jail and hand on the dice.
moment-end-freed = You are free and move in your next turn; now hand on the dice.
moment-end-claims = { $names } may still demand rent from you until the next player throws. You pay only if it is demanded. You can hand on the dice.
debt-handing = You may also offer { $whom } { -property(number: "many") } against the debt: “{ $words }”.
moment-debt-payable = { $whom ->
    [bank] You owe the bank { $amount } ({ $cause }) and have enough cash.
   *[player] You owe { $whom } { $amount } ({ $cause }) and have enough cash.
}
moment-debt = { $whom ->
    [bank] You owe the bank { $amount } ({ $cause }) and are { $short } short. { $ways }
   *[player] You owe { $whom } { $amount } ({ $cause }) and are { $short } short. { $ways }
}
moment-debt-again = { $whom ->
    [bank] You owe the bank { $amount } ({ $cause }) and are still { $short } short.
   *[player] You owe { $whom } { $amount } ({ $cause }) and are still { $short } short.
}
debt-ways = { $means ->
    [sell] Sell buildings, mortgage or trade; buildings and mortgages would bring { $raised } in all.
   *[mortgage] Mortgage or trade; mortgages would bring { $raised } in all.
}
debt-hopeless = { $means ->
    [sell] Buildings and mortgages would bring only { $raised } in all; you would still lack { $rest }.
    [mortgage] Mortgages would bring only { $raised } in all; you would still lack { $rest }.
    [trade] There is nothing left to sell to the bank or to mortgage.
   *[nothing] There is nothing left that would bring money: this is bankruptcy.
}
ways-out-both = The debt can be settled only with a deal now: hand { $whom } { -property(number: "many") } against the debt (“{ $hand }”) or sell them to { $buyer } (“{ $sale }”). Otherwise bankruptcy follows.
ways-out-hand = The debt can be settled only with a deal now: hand { $whom } { -property(number: "many") } against the debt (“{ $hand }”). Otherwise bankruptcy follows.
ways-out-sale = The debt can be settled only with a deal now, for example with { $buyer }: “{ $sale }”. Otherwise bankruptcy follows.
ways-out-none = Without a deal, bankruptcy follows.
moment-mortgage = { $lot } comes to you mortgaged. Redeem it at once for { $now } or keep the mortgage; redeeming later costs { $later }.
moment-mortgage-short = { $lot } comes to you mortgaged. To redeem it at once costs { $now }, and you are { $short } short: keep the mortgage; redeeming later costs { $later }.
moment-wish = The bank has { $kind ->
    [hotel] { $left ->
        [one] one { -hotel }
       *[other] { $left } { -hotel(number: "many") }
    }
   *[house] { $left ->
        [one] one { -house }
       *[other] { $left } { -house(number: "many") }
    }
} left for all who want to build. If all together want more, each is auctioned by itself. How many do you want?
moment-place = { $kind ->
    [hotel] You have won { -hotel(article: "indefinite") }. Where should it go?
   *[house] You have won { -house(article: "indefinite") }. Where should it go?
}
moment-auction = Auction: { $kind ->
    [hotel] { -hotel(article: "indefinite") }
    [house] { -house(article: "indefinite") }
   *[lot] { $lot }
}. { $bid } { $count ->
    [0] Nobody else is bidding any more.
   *[other] Also bidding: { $names }.
}
bid-highest = { $who } bids { $amount }.
bid-short = The least bid is { $least }, you have { $cash }: { $ways ->
    [both] mortgage, sell or drop out.
    [mortgage] mortgage something or drop out.
    [sell] sell buildings or drop out.
   *[none] drop out.
}
bid-least = The first bid is at least { $amount }.
moment-takeback = { $request } Do you agree?

# Why somebody is asked who is not being waited for.
concern-claim = { $whom } has landed on a lot of yours. You get the rent only if you demand it.
concern-offer = { $whom } has offered you a trade.
concern-offer-blocked = { $whom } has offered you a trade: { $terms }. You cannot accept it just now: { $why }
concern-own-offer = Your own offer to { $whom } is still open; { $whom } answers once you have accepted or rejected the one above, or passed over it with “0”.
concern-throw = Before { $whom } throws, you may build, trade, mortgage or redeem.

# For everybody who looks at the board.
waiting-turn = It is { $who }’s turn
waiting-others = It is { $who }’s turn; waiting for { $names }
waiting-order = { $who } throws to see who begins
waiting-over = { $count ->
    [one] The game is over; { $names } has won
   *[other] The game is over; { $names } have won
}
waiting-thrown = { $waiting } (thrown: { $dice })

# What real dice, cards and deeds are to show.
due-rent-throw = { $who } throws for the amount of the rent
due-card = { $who } draws a card from “{ $deck }”
due-deal = { $who } is dealt { $count } { -property(number: "many") }
