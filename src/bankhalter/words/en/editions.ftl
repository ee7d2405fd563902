# The editions: the list, and all that is known of one.

title-sonic-boom = Sonic Boom
title-banking = Banking
title-sonic = Sonic The Hedgehog
title-bond-007 = James Bond 007
title-dc = DC Comics
title-classic-de = Classic (Germany)
title-classic-us = Classic (United States)

## The list

editions-column-name = name
editions-column-title = title
editions-column-year = year
editions-column-money = money
editions-column-options = own options
editions-column-names = square names
editions-names = { $known } of { $all }
editions-further = Square names: how many are known. More on an edition: { $command }

## What stands on the box

edition-from = from
edition-code = code { $code }
edition-players = players
edition-seats = { $age ->
    [0] { $least } to { $most }, { $tokens } tokens
   *[other] { $least } to { $most }, ages { $age } and over, { $tokens } tokens
}
edition-money = money
edition-currency = { -currency(number: "many") } ({ $symbol })
edition-amounts = { $currency }: { $start } at the start, salary { $salary }, fine { $fine }
edition-notes = notes
edition-buildings = buildings
edition-stock = { $houses } { -house(number: "many") }{ $house_colour }, { $hotels } { -hotel(number: "many") }{ $hotel_colour }
edition-lots = lots
edition-kinds-of-lots = { -street(number: "many") }, { -station(number: "many") }, { -utility(number: "many") }
colour-green = green
colour-red = red
colour-yellow = yellow
colour-blue = blue

## The board

edition-column-square = square
edition-column-kind = kind
edition-column-price = price
edition-column-rents = rents
edition-column-build = build
edition-column-mortgage = mortg.
edition-rents = Rents
edition-dice-rent = { $one }× { $both }× dice
edition-board-notes = rents: bare, with 1 to 4 { -house(number: "many") }, with { -hotel(article: "indefinite") }; of { -station(number: "many") } by the number owned. build: price of a building. mortg.: mortgage.
edition-filled-in = name filled in, no source gives it.

group-brown = brown
group-light-blue = light blue
group-pink = pink
group-orange = orange
group-red = red
group-yellow = yellow
group-green = green
group-dark-blue = dark blue

in-group-brown = { group-brown }
in-group-light-blue = { group-light-blue }
in-group-pink = { group-pink }
in-group-orange = { group-orange }
in-group-red = { group-red }
in-group-yellow = { group-yellow }
in-group-green = { group-green }
in-group-dark-blue = { group-dark-blue }

square-kind-go = GO
square-kind-jail = jail
square-kind-parking = free parking
square-kind-go-to-jail = go to jail
square-kind-chance = card
square-kind-community = card
square-kind-tax = tax
square-kind-station = { -station }
square-kind-utility = { -utility }

## Cards and options

edition-deck = { $name } (deck { $side })
edition-card-key = key
edition-card-number = number
edition-card-text = what the card says
edition-decks = { $stand_in ->
    [yes] Stand-ins: { $title } (as handed down, { $confidence }).
   *[no] { $title } (as handed down, { $confidence }).
}
decks-de-euro-2002 = the German euro decks of 2002
decks-de-modern = the German decks since 2008
decks-us-2008 = the decks of the United States since 2008
decks-winning-moves-2015 = the publisher’s German decks of 2015
confidence-certain = certain
confidence-high = fairly certain
confidence-medium = probable
confidence-low = uncertain
edition-options = Options
edition-option-name = option
edition-option-value = value
edition-option-about = meaning; the first value holds if nothing is said
edition-with-speed-die = { $about } (only with speed_die)

## Differences

edition-differences = How it differs from the other editions
edition-here = here
edition-elsewhere = elsewhere
edition-all-others = all others
edition-others = { $who }: { $text }

reading-mortgage-cancels-doubling = A mortgage in a colour group cancels its double rent.
reading-doubling-despite-mortgage = A whole colour group doubles its rent even while another of its streets is mortgaged.
reading-rent-throw = Dice rent takes a throw of its own.
reading-rent-by-moving-throw = Dice rent counts the throw that moved the token.
reading-fine-then-throw = Whoever pays the fine throws in the same turn.
reading-fine-ends-turn = Whoever pays the fine plays on in the next turn.
reading-third-failure-moves = After the third failure in jail, the fine is paid and the token moves by that throw.
reading-third-failure-stays = After the third failure in jail, the fine is paid and the token is just visiting.
reading-jail-three-turns = Jail may be left within three turns.
reading-jail-one-turn = Jail must be left in the next turn.
reading-further-throw = Doubles demand another throw.
reading-further-throw-optional = Doubles allow another throw.
reading-building-anytime = Anybody may build and sell buildings at any time.
reading-building-between-turns = Out of turn, buildings are bought and sold only between turns.
reading-hotel-step-by-step = A hotel is sold back step by step.
reading-whole-hotel-sale = A hotel may also be sold together with its houses.
reading-no-hand-over = A debtor parts with lots only by trade.
reading-hand-over = A debtor may hand lots to the creditor against the debt.
reading-estate-mortgaged = A bankrupt’s lots are mortgaged first, and the heir pays 10% on each.
reading-estate-as-is = A bankrupt’s deeds pass as they are, and the heir pays no interest.
reading-building-floor-smallest = An auction of a building starts at the smallest amount.
reading-building-floor-printed = An auction of a building starts at the lowest printed price.
reading-not-timed = No timed game.
reading-timed = The game may end at an agreed time.
reading-hotel = A hotel follows { $houses } houses.
reading-no-short = No short game.
reading-short = Short game: { $deal } deeds are dealt, { $paid ->
    [yes] paid for
   *[no] free
}; hotels follow { $houses } houses{ $jail }; it ends { $end ->
    [1] with the first bankruptcy
    [2] with the second bankruptcy
   *[other] after { $end } bankruptcies
}.
reading-short-jail = , jail is left in the next turn
reading-no-speed-die = No speed die.
reading-speed-die = Speed die, with { $amount } more at the start.
reading-money = Money: { $start } at the start, salary { $salary }, fine { $fine }, smallest amount { $steps }.

## What no rulebook prints

edition-inferred = What the rulebook does not print
inferred-sonic-boom =
    Prices, rents, building costs and mortgages are the classic ones, as the rulebook says without printing them.
    The taxes are the classic 200 and 100; the rulebook does not print them.
    The decks are the publisher’s usual German ones of those years; this edition’s own cards are not in the rulebook.
    Which device and which tax comes first is taken from the order in the rulebook.
inferred-banking =
    Prices, rents, building costs, mortgages and taxes are the classic ones times 10,000; the rulebook prints none of them.
    The decks are the German euro decks of 2002 times 10,000; this edition’s own cards are not in the rulebook.
    Which media centre comes first is taken from the order in the rulebook.
inferred-sonic =
    Prices, rents of the characters, building costs and mortgages are the classic ones; the rulebook does not print them.
    The taxes are the classic 200 and 100; the rulebook does not print them.
    The decks are the publisher’s usual German ones of those years; this edition’s own cards are not in the rulebook.
    Which deck, extra and tax comes first is taken from the order in the rulebook.
inferred-bond-007 =
    Prices, rents of the films, building costs and mortgages are the classic ones; the rulebook does not print them.
    The taxes are the classic 200 and 100; the rulebook does not print them.
    The decks are the publisher’s usual German ones of those years; this edition’s own cards are not in the rulebook.
    Which deck and which tax comes first is taken from the order in the rulebook.
inferred-dc =
    Prices, rents, building costs and mortgages are the classic ones, as the rulebook says without printing them.
    The taxes are the classic 200 and 100; the rulebook does not print them.
    The decks are the publisher’s usual German ones of those years; this edition’s own cards are not in the rulebook.
    Which deck, planet, company and tax comes first is taken from the order in the rulebook.
inferred-classic-de = The rules are those of the cash editions.
inferred-classic-us = The rules are those of the cash editions.

# For who chooses an edition: what everybody begins with, what there is to build, which variants its rulebook lacks.

edition-untranslated = The titles on the board are those of the German edition.
edition-kinds-of-buildings = { -house(number: "many") }, { -hotel(number: "many") }
edition-lacks = Not in the rulebook of this edition: { $variants }.
variant-short = Short game
variant-minutes = Timed game
variant-speed-die = Speed die
