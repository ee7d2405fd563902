# The lobby, and a table at which the game has not begun.

lobby-title = New table
lobby-new = New table
lobby-tools = Help and settings
lobby-rules = Rules
lobby-theme = Light or dark
lobby-settings = Settings
lobby-editions = Edition
lobby-no-variants = no variants
lobby-silence = The server does not answer; nothing is lost, please try again in a moment.
lobby-again = Try again

## How to play

lobby-play = How to play
lobby-play-from = from the rulebook
lobby-length = Length
lobby-length-full = whole
lobby-length-short = short game
lobby-length-timed = timed
lobby-minutes = Minutes until the end
lobby-minutes-are = { $count ->
    [one] The game ends after one minute.
   *[other] The game ends after { $count } minutes.
}
lobby-readings = Where the rulebook can be read in several ways
lobby-option-speed_die = Speed die
lobby-option-rent = Rent
lobby-option-rent-demanded = demand
lobby-option-rent-automatic = automatic
lobby-option-first = Who begins
lobby-option-first-thrown = highest throw
lobby-option-first-seat = first place
lobby-option-jail_doubles = Doubles in jail
lobby-option-jail_doubles-once = just move
lobby-option-jail_doubles-again = throw again
lobby-option-jail_fine = Throwing after the fine
lobby-option-jail_fine-next_turn = next turn
lobby-option-jail_fine-same_turn = at once
lobby-option-salary = Salary for GO
lobby-option-salary-passing = when passing
lobby-option-salary-after_landing = after landing
lobby-option-rent_dice = Rent with three dice
lobby-option-rent_dice-utilities = { -utility(number: "many") }
lobby-option-rent_dice-cars = { -station(number: "many") }
lobby-option-triple = Three of a kind
lobby-option-triple-again = throw again
lobby-option-triple-once = just move
lobby-option-mrm = Mr. M, once all is sold
lobby-option-mrm-next_lot = next lot
lobby-option-mrm-next_rent = next rent

## At the table

lobby-manner = At the table
lobby-clock = Time to think
lobby-clock-none = no clock
lobby-clock-relaxed = relaxed
lobby-clock-fast = fast
lobby-clock-none-about = No clock. Nobody is out without a vote.
lobby-clock-relaxed-about = Every seat has a large reserve that grows again with each turn.
lobby-clock-fast-about = Every seat has a tight reserve that grows again with each turn.
lobby-pace = Pace of the bots
lobby-pace-slow = slow
lobby-pace-normal = normal
lobby-pace-instant = instant
lobby-grace = Time to demand rent
lobby-grace-about = A throw waits this long while rent may still be demanded.
lobby-grace-seconds = { $seconds ->
    [0] none
   *[other] { $seconds } s
}
lobby-listed = Show in the lobby
lobby-listed-yes = shown in the lobby
lobby-listed-no = seen with the link only

## The places

lobby-places = Places
lobby-places-count = { $taken } of { $all }, at least { $least }
lobby-your-name = Your name
lobby-name = Name
lobby-name-missing = What is your name? A name of 1 to 24 characters will do.
lobby-friend = Invited
lobby-friend-comes = comes by link or code
lobby-bot = Bot
lobby-bot-novice = easy
lobby-bot-standard = strong
lobby-bot-level = Place { $place }: strength of the bot
lobby-invite = Invite
lobby-place-free = free
lobby-place-closed = closed
lobby-place-bot = Place { $place }: Bot
lobby-place-invite = Place { $place }: Invite
lobby-place-clear = Make place { $place } free
lobby-place-close = Close place { $place }
lobby-place-open = Place { $place }: Open
lobby-open-place = Open
lobby-too-few = At least two must play.
lobby-start = Start the game
lobby-start-about = The table is laid, and you can throw at once.
lobby-open = Open the table
lobby-open-about = Then there is a link and a code for the others.

## To a table

lobby-code = Code or link
lobby-code-example = such as K7QMD
lobby-join = To the table
lobby-code-unread = That is no code: a table has 5 characters, a seat 17; a link will do as well.
lobby-resume = Go on playing
lobby-game-over = over
lobby-game-open = not begun
lobby-game-running = running
lobby-game-yours = it is your turn
lobby-nobody = nobody yet
lobby-forget = Take { $code } off this list
lobby-more = { $count ->
    [one] One more
   *[other] { $count } more
}
lobby-fewer = Fewer
lobby-tables = Open tables
lobby-tables-about = seen by all
lobby-tables-none = No table is shown right now. A new one appears here if it is to be seen in the lobby.
lobby-open-places = { $count ->
    [0] all places taken
    [one] one place free
   *[other] { $count } places free
}
lobby-watch = watch

## A table that waits

lobby-waiting = Table { $code }
lobby-waiting-title = Table { $code } waits for the game to begin
lobby-watchers = { $count ->
    [one] one is watching
   *[other] { $count } are watching
}
lobby-chair-you = you, on this device
lobby-chair-here = on another device
lobby-chair-away = not connected right now
lobby-there = is here
lobby-leave = Get up
lobby-place-taken = The other place is not free any more; here is one that is.
lobby-place-taken-last = The place is not free any more, and no other one is.
lobby-sit = Sit down
lobby-sit-another = Somebody else here
lobby-sit-not = Not after all
lobby-sit-at = Sit down at place { $place }
lobby-lacks = { $count ->
    [one] One more is needed before the game can begin.
   *[other] { $count } more are needed before the game can begin.
}
lobby-too-many = { $count ->
    [one] There is one too many at the table for this position.
   *[other] There are { $count } too many at the table for this position.
}
lobby-host-starts = Whoever opened the table starts the game.
lobby-places-open = { $count ->
    [one] One place is still free. Whoever comes after the start watches.
   *[other] { $count } places are still free. Whoever comes after the start watches.
}
lobby-all-there = No place is free any more.
lobby-table-code = Table code
lobby-link = Link to the table
lobby-qr = The link to the table as a QR code
lobby-copy = Copy link
lobby-copied = The link is copied.
lobby-copy-by-hand = This browser does not copy by itself. The link is selected: please copy it by hand.
invite-shut = This server is found on this machine alone. With make play LAN=1 (or bankhalter serve --lan) phones on the home network can join.
lobby-share = Share
lobby-share-title = Bankhalter, an invitation to a table
lobby-seal = Seal { $name }
lobby-seal-about = The pattern follows from the sealed dice. In the end every throw can be checked.
lobby-at-table = At a real table
lobby-at-table-about = The board lies before you? This helps there.
lobby-whole = The whole bank
lobby-whole-about = Money, deeds, rents, auctions and debts by the rules of the edition; dice are thrown and cards drawn at the table.
lobby-reader-about = The bank of the edition with bank cards: one phone in the middle keeps the accounts, everybody looks on.
lobby-money-about = Accounts for every edition: cards, dice and board stay on the table, the notes do not.
lobby-seat-code = Way back for { $seat }
lobby-bank-code = Way back for the bank
lobby-seat-code-about = With this code you come back to it from any device. Keep it to yourself.
