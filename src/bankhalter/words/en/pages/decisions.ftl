# What is to be decided: headings, buttons, hints.

heading-order = Who begins?
heading-throw = It is your turn
heading-again = Doubles, another throw
heading-jail = You are in jail
heading-bus = Bus: how far?
heading-jump = Three of a kind: where to?
heading-fine = The card leaves you the choice
heading-end = Done?
heading-wish = { $count ->
    [one] For all: one { $kind ->
        [hotel] { -hotel }
       *[house] { -house }
    }
   *[other] For all: { $count } { $kind ->
        [hotel] { -hotel(number: "many") }
       *[house] { -house(number: "many") }
    }
}
heading-place = { $kind ->
    [hotel] Where does the { -hotel } go?
   *[house] Where does the { -house } go?
}
heading-received = { $lot } is mortgaged
heading-debt = { $creditor ->
    [bank] You owe the bank { $amount }
   *[seat] You owe { $whom } { $amount }
}
heading-over = The game is over
heading-auction = Auction
heading-turn = It is { $who }’s turn
heading-buys = { $who } decides: buy or auction
heading-asked = { $what ->
    [throws] { $count ->
        [one] { $names } throws
       *[other] { $names } throw
    }
   *[decides] { $count ->
        [one] { $names } decides
       *[other] { $names } decide
    }
}
heading-offer = { $who } offers a trade
heading-trade = Trade
heading-counter-of = Counter-offer of { $who }
heading-counter = Counter-offer
panel-build = Build
panel-sell = Sell buildings
panel-mortgage = Mortgages
panel-money = Sell, mortgage, redeem
panel-raise = Raise money
panel-trade = Trade
panel-giveup = Really give up?
panel-bankrupt = Really declare bankruptcy?
panel-mine = Property
panel-log = Log
panel-takeback = Take back

## Buttons

key-space = Space
do-throws = Throw
do-pays-fine = Pay { $amount }
do-uses-card = Use card
do-sits = Stay seated
do-buys = Buy
do-declines = Auction
do-demands = Demand rent
demand-amount = Demand { $amount } rent
demand-all = { $count ->
    [2] Demand both
   *[other] Demand all { $count }
}
demand-all-amount = { $count ->
    [2] Demand both, { $amount }
   *[other] Demand all { $count }, { $amount }
}
demand-short = Demand
demand-for = Demand for { $who }
do-bids = Bid { $amount }
do-passes = Pass
do-pays = Pay
do-is-bankrupt = Declare bankruptcy
do-gives-up = Give up
do-takes-fine = Pay the fine
do-takes-chance = Draw a card
do-keeps = Keep the mortgage
do-redeems = Redeem
do-mortgages = Mortgage
do-builds = Build
do-sells = Sell
do-sells-whole = Sell whole
do-wants = Confirm wish
do-here = Here
do-ends-turn = End turn
do-accepts = Accept
do-counters = Counter
do-rejects = Reject
do-withdraws = Withdraw
do-offers = Offer to { $whom }
play-on = Play on
doubt-label = Sure?
doubt-yes = Throw anyway
doubt-throw = Your open rent lapses as soon as you throw.
final-give-up-about = You leave the game, and all that you have goes to the bank.

## Possible at any time

acts-label = Possible at any time
act-build = Build
act-sell = Sell
act-mortgage = Mortgage
act-trade = Trade
act-end = End turn
act-raise = Raise money
nav-money = Money
nav-watching = Only who plays can do that.
nav-out = Who is bankrupt can no longer buy, build or trade.
now-build = { $count } in the bank
now-possible = { $count } possible
now-redeem = { $count } to redeem
now-not = not now
now-offers = { $count ->
    [one] { $count } offer
   *[other] { $count } offers
}
now-trade = at any time
now-end = possible now
now-throw-first = throw first
not-now = This is not possible now.

## Rent

slip-title = { $role ->
    [owner] { $debtor } landed on { $lot }
    [debtor] { $owner } can demand rent for { $lot }
   *[other] { $owner } can demand rent from { $debtor } for { $lot }
}
slip-rent = rent { $amount }
slip-thrown = by throw
slip-demanded = Demanded, not paid yet.
slip-lapses = Lapses as soon as { $who } throws.
slip-lapses-you = Lapses as soon as you throw.
slip-paid = Paid
slip-paid-about = { $debtor } to { $owner }, rent for { $lot }
slip-lapsed = Lapsed
list-more = { $count } more
slip-more = { $count ->
    [one] and one more open rent
   *[other] and { $count } more open rents
}
slip-hotel = With { -hotel(article: "indefinite") }.
slip-houses = With { $count ->
    [one] { -house(article: "indefinite") }
   *[other] { $count } { -house(number: "many") }
}.
slip-held = The throw waits { $seconds } s.
slip-waive = { $count ->
    [one] Let it be
    [2] Let both be
   *[other] Let all be
}
slip-waived = Nobody waits for it.

## Buying, building, raising money

buy-missing = { $amount } short
buy-after = then { $amount }
hint-build = In the bank: { $houses } { -house(number: "many") }, { $hotels } { -hotel(number: "many") }. Tap a row or a square with a dashed frame.
hint-jump = Tap the square you jump to, or choose it from the list.
hint-sell = What stands on the squares goes back to the bank.
hint-mortgage = A mortgage brings money and ends the rent; redeeming it costs interest.
hint-money = Buildings go back to the bank. A mortgage brings money and ends the rent; redeeming it costs interest.
hint-raise = All that is allowed now and brings money.
nothing-to-offer = Nothing more is possible here.
nothing-to-raise = You have nothing that brings money now.
need-cash = Cash
need-missing = missing
need-enough = That is enough.
need-rest = No more than { $raised } can be raised: { $rest } would still be missing.
need-none = There is nothing left to sell or to mortgage.
choose-square = Choose a square
choose-square-first = Choose a square first.
wish-label = How many?
wish-of = { $who } wants { $count }
wish-own = Your wish: { $count }
wish-waits = { $who } is still asked
wish-back = { $what ->
    [wish] Take the wish back
   *[build] Take the building back
}
stepper-less = less
stepper-more = more

## Auction

out = You are bankrupt.
out-place = You are bankrupt: place { $place } of { $all }.
out-heir = { $heir ->
    [bank] Everything went to the bank.
   *[other] Everything went to { $heir }.
}
out-watch = The others play on; you can watch.
out-bots = Only bots are left; they play faster now.
rush-on = Let the bots play to the end
rush-off = Back to their own pace
rush-runs = The bots play to the end without a pause. Round { $round }, { $count } still in the game.
out-new = New game in the lobby
auction-of = { $kind ->
    [hotel] { -hotel(article: "indefinite") }
   *[house] { -house(article: "indefinite") }
}
auction-shortage = { $wished } are wanted, the bank has only { $left }: each is auctioned by itself.
auction-unwish = Withdraw the wish
auction-no-bid = no bid yet
auction-first = The first bid is at least { $amount }.
auction-leads = { $me ->
    [yes] You lead
   *[no] { $who } leads
}
auction-leads-about = { $me ->
    [yes] If nobody bids more, you must buy.
   *[no] If nobody bids more, { $who } must buy.
}
auction-leads-with = { $leads } with { $amount }
auction-price = Price on the board { $amount }
auction-clock = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
}
auction-you-lead = You lead. The others are asked.
auction-you-passed = You have passed and bid no more in this auction.
auction-watching = The others are bidding.
bids-label = { $count ->
    [one] One bid: { $bids }
   *[other] { $count } bids, the last: { $bids }
}
bidder-leads = leads with { $amount }
bidder-in = is in
bidder-passed = has passed
bidder-aside = not in it
bid-of = Bid of { $who }
bid-own = Your bid
bid-more = { $amount } more
number-unread = That cannot be read. This can: { $example }
number-step = Only in steps of { $amount }.
number-least = At least { $amount }.
bid-low = Too low: the next bid is at least { $amount }.
bid-most = More than { $amount } is not possible.
trade-counters = The counter-offer goes to { $who }.
bid-own-raise = Raise your own bid to { $amount }
bid-hint = At hand: { $most }.
pass-hint = Whoever passes bids no more in this auction.

## Trade

deal-give = You give
deal-get = You get
deal-effects = What the trade brings about
deal-cash = Cash afterwards
deal-nothing = No cash, group or rent changes by it.
deal-in-cash = cash: { $amount }
deal-of-debt = settles { $amount } of the debt
deal-cash-label = Cash of { $who }
deal-debt-label = Debt to { $who } that is settled
deal-no-lots = no lots
med-rent = Rent { $amount }
med-factor = { $factor } × throw
med-mortgage = Mortgaged
med-cash = cash
med-nothing = nothing
row-sells = { -house(article: "indefinite") } on { $lot }
med-out = Take out { $name }
trade-with = With whom?
trade-sides = What is given and what is got
trade-things = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
debt-hands = Hand over { -property(article: "indefinite") }
trade-against-debt = Lots against the debt to { $whom }
trade-untried = What comes of it can be seen once the connection is back.
trade-empty = Tap what is to change hands.
trade-clear = Clear
trade-close = Do not trade
offer-mine = Your offer to { $who } stands.
offer-counters = { $who } makes a counter-offer.
offer-yours = { $who } offers a trade.
offer-look = Look
offer-answer = { $who } answers
offer-later = Look later
