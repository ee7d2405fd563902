# What people type, a message for every form of an action; the places stand in the order of the notation.

# Other words for the first one of an action: they stand before the colon, the own one behind it.
typed-also = roll rolls: throws; trade trades deal: offers; done next: ends turn; demand charge collect collects charges: demands; buy: buys; sell: sells; build: builds; give: gives; hand: hands; keep: keeps; throw: throws; bid: bids; pay: pays; move: moves; jump: jumps; counter: counters; propose proposes offer: offers; redeem: redeems; mortgage: mortgages
# What a letter alone stands for, whatever else begins with it.
typed-letters = t: throws; b: buys; d: declines; p: passes; e: ends turn
# Other beginnings of several words, once the first one is the own one.
typed-phrases = pays rent | pays the rent | pays debt | pays the debt: pays; draws card | draws a card | draw card | draw a card: takes chance; jumps on: jumps to; offers with: offers; end turn | end the turn | end my turn | hand on the dice | hand on | am done | am finished: ends turn; want to build | can I build | may I build: builds; want to buy | can I buy: buys; want to sell: sells; want to trade | can I trade: offers; want to throw | want to roll: throws; want to bid: bids; want to pass: passes; want to pay: pays; bankrupt | am bankrupt: is bankrupt; buys out | buys my way out: pays fine; rent: demands rent; drop out | am out | out: passes; do not buy | not buy | auction | auction it: declines; throws again: throws
typed-instead = for: against
# What is an offer without being called one.
typed-sales = offers { $goods } for { $price } with { $seat } | offers { $goods } against { $price } with { $seat } | offers { $goods } for { $price } to { $seat } | offers { $goods } to { $seat } for { $price } | offers { $goods } to { $seat } against { $price } | sells { $goods } to { $seat } for { $price } | sells { $seat } { $goods } for { $price } | gives { $seat } { $goods } for { $price }
typed-purchases = buys { $goods } from { $seat } for { $price } | buys from { $seat } { $goods } for { $price }
# What says an action in another order: the ways before the colon, the form behind it. Articles may be added.
typed-other-ways = takes out mortgage on { $lot } | take out mortgage on { $lot } | takes mortgage on { $lot } | take mortgage on { $lot } | puts mortgage on { $lot } | put mortgage on { $lot } | raises mortgage on { $lot }: mortgages { $lot }; redeems mortgage on { $lot } | redeems mortgage of { $lot } | pays off mortgage on { $lot } | pays off { $lot } | pays mortgage on { $lot } | pays back mortgage on { $lot } | lifts mortgage on { $lot } | lift mortgage on { $lot } | unmortgages { $lot } | unmortgage { $lot }: redeems { $lot }
typed-other-answers = accepts offer of { $seat } | accepts offer from { $seat } | accept offer of { $seat } | accept offer from { $seat } | accepts { $seats } offer | accept { $seats } offer: accepts { $seat }; rejects offer of { $seat } | rejects offer from { $seat } | reject offer of { $seat } | reject offer from { $seat } | rejects { $seats } offer | reject { $seats } offer: rejects { $seat }; withdraws offer to { $seat } | withdraw offer to { $seat } | takes back offer to { $seat } | take back offer to { $seat }: withdraws from { $seat }; withdraws offer | withdraw offer | withdraws my offer | withdraw my offer | takes back my offer | take back my offer: withdraws; takes back bid | take back bid | takes back my bid | take back my bid | withdraws bid | withdraw bid | withdraws my bid | withdraw my bid | takes back bid of { $seat } | take back bid of { $seat } | takes back my move | take back my move: takes back
# How property is given for a debt, and what may stand with the amount; without an amount it is the whole debt.
typed-hands = hands { $seat } { $goods } for { $debt } | hands { $seat } { $goods } against { $debt } | hands { $goods } to { $seat } for { $debt } | hands { $goods } to { $seat } against { $debt } | gives { $seat } { $goods } for { $debt } | gives { $seat } { $goods } against { $debt } | gives { $goods } to { $seat } for { $debt } | gives { $goods } to { $seat } against { $debt } | offers { $seat } { $goods } for { $debt } | offers { $seat } { $goods } against { $debt } | sells { $seat } { $goods } for { $debt } | sells { $goods } to { $seat } for { $debt }
typed-debts = debt | debts
typed-debt-words = the | my | whole | entire | all | of
# How something is given for nothing.
typed-gifts = gives { $seat } { $goods } | gives { $goods } to { $seat } | hands { $seat } { $goods } | hands { $goods } to { $seat }
# Questions that a command or a deed answers.
typed-questions = balance | cash | money | my money | how much money do I have | how much do I have | how much cash do I have | who has how much | who has what | who owns what | what is whose | my property | my properties | property | what do I own | what do I have | where am I | where is everybody | standings | what is my property worth | my worth: seats; whose turn is it | who is next | is it my turn | what now | and now | what can I do | what may I do | what must I do | what to do | options: list; map: board; what happened | what has happened: summary; how does this work | help me: help; how come | why that: why
typed-deed-questions = who owns { $lot } | who has { $lot } | whose is { $lot } | what does { $lot } cost | what is rent on { $lot } | what is rent of { $lot } | rent on { $lot } | rent of { $lot } | how much is { $lot } | show { $lot }
# What may stand between “builds” and the square.
typed-articles = a | an | the | one
typed-building-words = { -house } | { -hotel } | house | hotel | building
typed-on = on | in | from
typed-buildings = { -house(number: "many") } | { -hotel(number: "many") } | houses | hotels | buildings
typed-numbers = two | three | four | five
typed-every = all | everything | everywhere | every | each | both
# What stands between a price and what it is offered for.
typed-price-words = for | against | on
# The square under the token without its name.
typed-this-lot = it | this | square | card | deed | lot | { -property } | { -street } | { -station } | { -utility }
# What may be said of a payment or a demand.
typed-due-words = to | from | the | my | bank | rent | debt | debts | tax | fine | interest | card | amount | money
# Who does something is clear.
typed-self = I
# Words that add nothing.
typed-fillers = please | the | a | an | my | now | just | then
# What stands between several things.
typed-between = and | plus
# The card that is handed over in a trade.
typed-jail-card = card | jail card | get out of jail card | get out of jail free card | get out of jail free
typed-yes = yes | accept | take | take it | agreed
typed-no = no | no jump | do not jump | as thrown | no thanks | reject | decline | not interested
typed-both = both | moves both | both together
typed-first-die = first | the first | first die | the first die | moves first die | moves the first
typed-second-die = second | the second | second die | the second die | moves second die | moves the second
typed-payment = pays
typed-keeping = keeps | keeps mortgage | keeps the mortgage | keeps it
typed-redeeming = redeems | redeem | redeems it | redeem it
typed-one-back = takes back | take back | take it back
typed-throws = throws
typed-throws-die-die = throws { $die } { $die }
typed-throws-die-die-face = throws { $die } { $die } { $face }
typed-is-dealt-lots = is dealt { $lots }
typed-draws-gets-amount = draws gets { $amount }
typed-draws-pays-amount = draws pays { $amount }
typed-draws-to-square = draws to { $square }
typed-draws-card = draws { $card }
typed-moves-count = moves { $count }
typed-jumps-to-square = jumps to { $square }
typed-takes-fine = takes fine
typed-takes-chance = takes chance
typed-buys = buys
typed-declines = declines
typed-bids-amount = bids { $amount }
typed-passes = passes
typed-demands-rent = demands rent
typed-demands-rent-on-claim = demands rent on { $claim }
typed-pays = pays
typed-is-bankrupt = is bankrupt
typed-pays-fine = pays fine
typed-uses-card = uses card
typed-uses-deck-card = uses { $deck } card
typed-builds-lot = builds { $lot }
typed-sells-building-lot = sells building { $lot }
typed-sells-hotel-lot-whole = sells hotel { $lot } whole
typed-wants-count = wants { $count }
typed-places-building-lot = places building { $lot }
typed-mortgages-lot = mortgages { $lot }
typed-redeems-lot = redeems { $lot }
typed-keeps-mortgage-lot = keeps mortgage { $lot }
typed-offers-seat-side-for-side = offers { $seat } { $side } for { $side }
typed-counters-seat-side-for-side = counters { $seat } { $side } for { $side }
typed-accepts-seat = accepts { $seat }
typed-rejects-seat = rejects { $seat }
typed-withdraws-from-seat = withdraws from { $seat }
typed-withdraws = withdraws
typed-hands-seat-lot-list-for-amount-of-debt = hands { $seat } { $lot_list } for { $amount } of debt
typed-ends-turn = ends turn
typed-gives-up = gives up
typed-takes-back-count = takes back { $count }
typed-agrees = agrees
typed-disagrees = disagrees

## Words inside the places

typed-word-lot = lot
typed-word-card = card
typed-word-nothing = nothing
typed-word-chance = chance
typed-word-community = community
typed-word-and = and

## Places, as the help names them

place-die = 1-6
place-face = 1|2|3|bus|mrm
place-count = NUMBER
place-square = SQUARE
place-lot = SQUARE
place-amount = AMOUNT
place-seat = NAME
place-side = GOODS
place-lots = SQUARE SQUARE
place-lot_list = lot SQUARE, lot SQUARE
place-card = CARD
place-deck = DECK
place-claim = SQUARE
