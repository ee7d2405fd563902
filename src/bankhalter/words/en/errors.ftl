# What is wrong, and what was expected: a sentence each. $given is what somebody typed; names of keys, words of the
# notation and amounts stand as they are typed. A sentence that begins with “expected” follows the place it is about.

## Places and parts

error-at = { $place }: { $error }
error-line = { $file }, line { $line }
error-position = position
error-whole-file = the file

## Files

error-not-read = cannot be read: { $reason }.
error-not-written = cannot be written: { $reason }.
error-not-renamed = cannot be renamed: { $reason }.
error-not-utf-8 = expected text in UTF-8.
error-no-file = No such file or directory
error-no-permission = Permission denied
error-is-a-directory = Is a directory
error-is-no-directory = Not a directory
error-is-a-file = a file of that name is there
error-name-too-long = the name is too long
error-no-space = No space left on device
error-read-only = Read-only file system

## Editions

error-no-such-edition = There is no edition “{ $given }”; expected one of { $names }.
error-no-such-decks = expected one of { $names }, or a table, not “{ $given }”.
error-not-toml = expected TOML: { $reason }.
error-key-not-here = expected no such key here.
error-missing = expected, but missing.
error-wrong-kind = expected { $wanted }, not { $got }.
error-number-too-small = expected a whole number of at least { $least }.
error-number-too-large = expected a whole number of at most { $most }.
error-text-too-short = { $least ->
    [one] expected a text that is not empty.
   *[other] expected a text of at least { $least } characters.
}
error-text-too-long = expected a text of at most { $most } characters.
error-list-length = expected a list of { $wanted }, not of { $got }.
error-against-schema = expected something else ({ $reason }).
error-not-one-of = expected one of { $values }.
error-no-gender = expected m, f or n.
error-no-address = expected du or Sie.
error-not-three-or-four = expected 3 or 4.
error-not-a-key = expected a word of small letters, digits and underscores.
error-not-an-edition-name = expected a name of small letters, digits and hyphens.

# Kinds of values
kind-int = a whole number
kind-float = a decimal number
kind-str = a text
kind-bool = true or false
kind-array = a list
kind-object = a table
kind-null = nothing

# What must agree with what
error-number-of-squares = expected { $wanted } squares, not { $got }.
error-square-out-of-order = expected { $wanted }, as the squares stand in order, not { $got }.
error-not-the-corner = expected the corner “{ $kind }”.
error-number-of-kind = expected { $wanted } of the kind “{ $kind }”, not { $got }.
error-number-of-group = expected two or three streets of the group “{ $group }”, not { $got }.
error-not-rising = expected numbers that rise, not { $got }.
error-not-half = expected { $wanted }, half the price, not { $got }.
error-not-halved = expected a multiple of { $unit }, as half of it is paid back, not { $got }.
error-not-of-unit = expected a multiple of { $unit }, not { $got }.
error-amount-too-high = expected at most { $most }, not { $got }.
error-no-such-effect = expected one of { $effects }, not “{ $given }”.
error-effect-numbers = expected { $numbers }, as the effect is “{ $effect }”.
error-effect-without-numbers = expected no number, as the effect is “{ $effect }”.
error-number-of-cards = expected { $wanted } cards, not { $got }.
error-number-of-jail-cards = expected exactly one jail card (effect “{ $effect }”), not { $got }.
error-key-of-two-cards = expected a key of its own, as “{ $key }” does something else.
error-not-printable = expected a text without line breaks and control characters.
error-not-a-plain-word = expected a word without line breaks and braces.
error-range-of-seats = expected the least and the most, from { $lowest } to { $highest }, not { $least } and { $most }.
error-too-few-tokens = expected at least { $least }, one a seat, not { $got }.
error-notes-worth = expected notes worth { $wanted }, the start money, not { $got }.

# Names of somebody's own
error-no-square-of-board = expected the number of a square, 0 to { $last }.
error-no-card-key = expected the key of a card: { $keys }.

## Options

error-no-such-option = { $edition } has no option “{ $given }”; it has { $options }.
error-option-value = { $edition }: the option { $option } is { $values }, not “{ $given }”.
error-option-minutes = { $edition }: the option minutes is a whole number from 1 to { $most }, not “{ $given }”.
error-short-and-minutes = { $edition }: the options short and minutes exclude each other, expected one.
error-needs-speed-die = { $edition }: the option { $option } belongs to the speed die, expected speed_die: true beside it.

## Values

error-not-an-amount = “{ $given }” is not an amount: expected one like { $scaled ->
    [yes] 500K or 1.5M
   *[no] 60 or 1500
}.
error-fraction-of-note = “{ $given }” is no possible amount here: expected a multiple of { $unit }.
error-beyond-amounts = “{ $given }” is no amount of this game: expected 0 to { $most }.
error-not-a-number = “{ $given }” is not a number: expected a whole one.
error-below-nothing = “{ $given }” is less than nothing: expected 0 or more.
error-not-a-square = “{ $given }” is not a square: expected a number from 0 to { $last }.
error-off-the-board = square { $square } is not on the board: expected 0 to { $last }.
error-not-a-lot = { $square } is no lot: expected the square of a street, station or utility.
error-square-twice = square { $square } is named twice: expected each lot once.
error-item-twice = “{ $item }” is in “{ $side }” twice: expected each lot, card and sum once.
error-not-an-item = “{ $item }” cannot change hands: expected `lot 5` with the number of a square, an amount, `chance card` or `nothing`.
error-not-lots-only = “{ $given }” cannot be handed over: expected lots only, like `lot 5, lot 12`.
error-not-a-seat = “{ $given }” is no seat of this table: expected { $seats }.
error-not-a-deck = “{ $given }” is no deck: expected { $decks }.
error-not-a-card = “{ $given }” is no card of the { $deck } deck: expected { $keys }.
error-no-such-die = no die shows { $given }: expected 1 to { $most }.
error-no-such-face = the speed die does not show “{ $given }”: expected { $faces }.

## Names of seats

error-not-a-name = “{ $given }” is not a name: expected a letter and up to { $most } further letters and digits.
error-word-as-name = “{ $given }” is a word of the notation: expected another name for the seat.
error-number-of-seats = { $count ->
    [one] 1 seat: expected { $least } to { $most }.
   *[other] { $count } seats: expected { $least } to { $most }.
}
error-name-twice = Two seats are called “{ $given }”: expected different names.

## Lines

error-no-action = “{ $given }” is no action: expected one of { $words }.
error-other-action = “{ $given }” is no action: did you mean “{ $near }”?
error-usage = expected { $forms }.
error-usage-square = expected { $forms }, a square by its number.
error-about-take-back = `{ $line }` is about a take-back: expected an action of the game.
error-takes-nothing-back = nothing to take back: expected 1 or more.
error-several-offers = there are offers to { $names }: expected `withdraws from { $first }`.

## YAML

error-not-yaml = not YAML: { $reason }.
error-too-deep = nested too deeply.
error-too-many-values = expected at most { $most } values in a file.
error-tag = the tag { $tag } is not read here.
error-key-twice = the key “{ $key }” stands twice.
error-not-to-merge = expected keys with values to merge.
error-key-of-parts = expected a word or a number as key.
error-word-as-key = “{ $given }” cannot be a key: expected another word, or one in quotes.
error-two-readings = “{ $given }” is read differently by YAML versions: expected a plain decimal number or quotes.
error-two-readings-colon = “{ $given }” is read differently by YAML versions: expected a blank after the colon ({ $spaced }) or quotes.

## Positions

error-not-a-position = Expected a position as keys with values, its seats a list, got “{ $given }”.
error-number-of-positions = Expected one position, got { $count }.
error-not-keys = expected keys with values, got “{ $given }”.
error-no-such-key = expected one of { $keys }.
error-not-these-seats = expected those of the table: { $seats }.
error-seats-left = { $count ->
    [0] No seat left in the game: expected at least { $least }, or phase: over.
    [one] 1 seat left in the game: expected at least { $least }, or phase: over.
   *[other] { $count } seats left in the game: expected at least { $least }, or phase: over.
}
error-not-in-range = expected a whole number from { $least } to { $most }, got “{ $given }”.
error-not-a-wish = expected a whole number from 0 to { $most }, or asked, got “{ $given }”.
error-not-a-list = expected a list, got “{ $given }”.
error-list-too-long = expected at most { $most }, got { $count }.
error-not-true-or-false = expected true or false, got “{ $given }”.
error-not-a-word = expected { $words }, got “{ $given }”.
error-not-dice = expected two white dice, then perhaps one of { $faces }, got “{ $given }”.
error-not-on-jail = expected square { $square }, where the jail is.
error-bankrupt-owns = expected a bankrupt seat to have neither cash nor deeds nor cards.
error-two-owners = expected one owner, and { $owner } has it already.
error-built-not-street = expected 0 or mortgaged, for only streets bear buildings.
error-not-a-level = expected 0 to { $most } houses, hotel or mortgaged, got “{ $given }”.
error-card-held = the { $deck } card is held already: expected one holder.
error-too-many-buildings = expected at most { $most } on the board, got { $got }.
error-not-in-deck = “{ $given }” is not in this deck (any more): expected one of { $keys }.
error-lot-or-building = expected either a lot or a building.
error-bid-and-leader = expected a bid together with its leader.
error-offer-parties = expected two different seats, and one offer from each to each.
error-empty-offer = expected at least one lot or card on one side.
error-builder = The builder of the shortage cannot build: expected its own free group, and the price.
error-phase-lot = expected the turn’s seat on a lot of the bank.
error-phase-card = expected the card of the choice to be the last one seen of the deck that was drawn from.
error-phase-dice = expected the dice of the throw.
error-phase-settled = expected something that must be settled first, such as a debt.

# What a position cannot be
fault-cash-negative = The cash of a seat is below 0: expected 0 or more.
fault-bid-not-covered = The highest bid exceeds the cash of its bidder: expected a bid that is covered.
fault-off-board = A token is off the board: expected a square from 0 to 39.
fault-jail-attempt = Jail has no such attempt: expected 0 to 3.
fault-jailed-elsewhere = A seat in jail stands elsewhere: expected it on the jail square.
fault-bankrupt-owns = A bankrupt seat has something: expected no cash, deeds, cards, choices or jail.
fault-owner-unknown = A lot has no known owner: expected a seat or the bank.
fault-bank-mortgaged = A lot of the bank is mortgaged: expected an owner.
fault-level-unknown = A lot has a level that this game does not know: expected houses in number or a hotel.
fault-built-not-street = A building stands on a lot that is no street: expected 0 or mortgaged.
fault-built-and-mortgaged = A group has a building and a mortgage: expected only one of the two.
fault-stock-negative = The stock of the bank is below 0: expected 0 or more.
fault-stock-exceeded = There are more buildings than the game has: expected fewer on the board or in the bank.
fault-cards-wrong = A card is missing or there twice: expected each in its deck or in one hand.
fault-claim-wrong = A claim has not two seats in the game: expected guest and owner to be two of them.
fault-debt-wrong = A debt lacks an amount or a party: expected more than 0, and seats in the game or the bank.
fault-offers-wrong = The open offers are not counted: expected each pair once.
fault-auction-wrong = The auction cannot run: expected a lot of the bank and bidders in the game.
fault-nobody-awaited = Nobody is awaited: expected somebody who must act, or phase: over.
fault-over-wrong = The game is over and goes on: expected phase: over alone.
fault-turn-of-bankrupt = It is the turn of a bankrupt seat: expected the turn of a seat in the game.
fault-choice-wrong = A choice is about a lot that is not the seat’s own mortgaged one: expected only such lots.
fault-bankrupt-awaited = A bankrupt seat is awaited: expected only seats in the game.

## Take-backs and sittings

error-nothing-to-take-back = There is nothing to take back.
error-too-few-to-take-back = { $count ->
    [one] There is only 1 action to take back.
   *[other] There are only { $count } actions to take back.
}
error-chance-not-taken-back = Dice and cards cannot be taken back, only what was done after them.
error-no-answer-due = No take-back waits for this seat’s answer.
error-no-take-back-asked = No take-back is asked for.
error-no-such-bot = There is no bot “{ $given }”; expected one of { $bots }.
error-no-seed = { $source } has no seed; expected the record of a game begun with `play`.

## Records

error-not-a-record = expected a YAML header, a line { $rule } and the actions.
error-not-a-header = expected one header of keys with values.
error-no-key-of-record = “{ $given }” is no key of a record, expected { $keys }.
error-key-expected = expected the key { $key }.
error-key-not-keys = { $key } must be keys with values.
error-record-form = record is { $form }, the form that this program writes, not “{ $given }”.
error-record-nature = nature is { $natures }, not “{ $given }”.
error-two-editions = edition says { $said }, its values are those of { $held }.
error-people = people must be a list of seats.
error-seed-digits = seed must be written in hexadecimal digits.
error-commitment = the seed does not match the commitment.
error-played-elsewhere = this game is being played elsewhere.
error-position-differs = the position after it differs from the one recorded.
error-seed-drew = the seed drew `{ $line }`.

## Scenarios

error-of-scenario = a scenario
error-of-try = a try (a line with commas needs quotes)
error-no-scenario = expected a scenario, found none.
error-not-keys-of = expected { $what } as keys with values, got “{ $given }”.
error-no-key-of = “{ $given }” is no key of { $what }: expected { $keys }.
error-must-be-list = { $what } must be a list, got “{ $given }”.
error-must-be-whole = { $what } must be a whole number, got “{ $given }”.
error-must-be-truth = { $what } must be true or false, got “{ $given }”.
error-must-be-decks = { $what } lists { $decks }, not “{ $given }”.
error-must-be-deeds = { $what } must be squares with what stands on them, got “{ $given }”.
error-must-be-deed = { $what } must be a whole number of houses, hotel or mortgaged, got “{ $given }”.
error-not-a-line = expected a line like `A throws 3 4`, got “{ $given }”; lines with commas need quotes.
error-refused-set-up = a refused set-up has `refused: true` and neither `when` nor `then`.
error-given-and-options = given and options must be keys with values.
error-given-seats = given must name its seats, as in `seats: [A, B, C]`.
error-try-refused = `{ $line }`: a try says `refused: true`.

# What does not hold in a scenario
failure-differs = { $what }: expected { $expected }, got { $actual }.
failure-set-up-refused = Expected the set-up to be accepted, but refused: { $error }
failure-set-up-accepted = Expected the set-up to be refused, but it is accepted.
failure-refused = `{ $line }`: expected to be accepted, but refused: { $error }
failure-legal = `{ $line }`: expected to be refused, but it is legal.
failure-changed = `{ $line }`: refused, but it changed the position.
failure-may = may `{ $line }`: expected to be legal, but refused: { $error }
failure-may-not = may_not `{ $line }`: expected to be refused, but it is legal.

## Replays

error-no-such-action = { $count ->
    [one] { $path } has 1 action: expected --at 0 or 1.
   *[other] { $path } has { $count } actions: expected --at 0 to { $count }.
}

# Beginning and going on at the terminal
error-no-option = “{ $word }” is no option; expected one like rent=automatic.
error-option-twice = The option { $name } is given twice, as “{ $first }” and as “{ $second }”; expected once.
error-record-exists = { $path } exists already; expected a new name, or --resume { $path } to go on with it.
error-save-elsewhere = { $error } A new game needs another file, as with { $command }.
