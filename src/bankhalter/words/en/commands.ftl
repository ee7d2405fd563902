# Commands at the terminal: the word, what it does, and what is said about it.

command-help = help
command-list = list
command-board = board
command-seats = seats
command-deed = deed
command-log = log
command-summary = summary
command-why = why
command-pause = pause
command-speed = speed
command-plain = plain
command-position = position
command-save = save
command-quit = quit
command-say = say
command-chat = chat
command-sign = sign
command-mute = mute
command-ask = ask
command-vote = vote

word-sign-applause = applause
word-sign-laugh = laugh
word-sign-wow = wow
word-sign-ouch = ouch
word-sign-thanks = thanks
word-sign-hurry = hurry
word-against = no

undo-words = undo undoes back revert
switch-on = on
switch-off = off
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-instant = instant

help-choice = the number of a choice, as in “1”; with an amount where one is needed, as in “2 { $amount }”
help-nothing = do nothing now, where the question is only an offer
help-help = this help
help-list = what can be done now
help-board = the board
help-seats = everybody’s cash, place and property
help-deed = the deed of a lot by number or name, as in “deed 39”
help-log = what has happened; “log 50” shows more
help-summary = what has happened since your own last turn
help-why = the rules behind what happened last or was refused; “why rent” looks one up
help-pause = be asked before every throw of the others, or no longer
help-speed = how fast the bots move: “speed slow”, “normal”, “fast” or “instant”
help-plain = everything in sentences instead of board and columns, or back
help-position = the position as text
help-save = a copy of the record, as in “save evening.record”; the game is always saved anyway
help-quit = leave; the game can be taken up again
help-say = say something to all, as in “say well played”
help-chat = what was said
help-sign = give a sign, as in “sign applause”; “sign” alone names them all
help-mute = read no more of what somebody says, or do again. As in “mute Otto”
help-ask = ask somebody who keeps the table waiting: still there? As in “ask Otto”
help-vote = if no answer comes: “vote Otto” for a bot, “vote Otto no” for waiting

help-number = NUMBER
help-heading-commands = Commands
help-heading-actions = Actions
help-actions = Every action can be said in words too. Words may be cut short as long as it is clear what is meant: “{ $example }”.
help-places = SQUARE is the number or the name on the board; GOODS is a list like “lot 5, lot 12, { $amount }, jail card”, or “nothing”.
help-others = Anybody not asked may still speak up at any time, name first: “{ $name } builds 11”.

welcome-seats = { $title }: { $names }
welcome-bot = { $name } ({ $kind } bot)
welcome-new = Dice and cards come by chance. That nobody has meddled with them can be proved after the game with this checksum: { $commitment }
welcome-again = The game goes on after { $count ->
    [one] one action
   *[other] { $count } actions
}.
welcome-saved = The game is saved in { $path }. Type “?” for help.
welcome-before = The previous game is in { $path }.
welcome-torn = The last line of the record was not written to its end; the game goes on before it.
leave-saved = The game is saved in { $path }.
leave-again = To go on: { $command }
ask-name = What is your name? [{ $usual }]{ " " }
usual-name = Anna

hint = A number from the list or an action in words; “?” for help, “quit” to leave.
hint-must-act = Something must be done now; “list” shows what is possible.
hint-numbers-stay = The numbers stay as long as the debt lasts; what is done is missing in the list.
hint-no-choice = There is no choice { $number } here.
hint-no-amount = Choice { $number } takes no amount.
hint-bad-amount = That is not an amount; nothing was done.
hint-no-deed = This takes the number or the name of a lot, as in “deed 39” or “deed { $example }”.
hint-bad-count = “{ $given }” is no number of sentences; one is needed, as in “log 50”.
hint-nothing-happened = Nothing has happened yet.
hint-nothing-new = Nothing has happened since.
hint-ambiguous = “{ $typed }” can mean several things: { $forms }.
hint-usage = “{ $typed }” is not complete: { $forms }.
hint-no-square = “{ $given }”: no square is called that.
hint-near-square = “{ $given }”: no square is called that; do you mean “{ $square }”?
hint-several-squares = “{ $given }”: several squares are called that: { $squares }.
hint-no-goods = “{ $given }” is not known here; possible are a square by its number or name, an amount, “jail card” and “nothing”.
hint-no-card = { $who } has no jail card.
hint-several-cards = Which card? { $cards }.
card-typed = “{ $card }” ({ $deck })
hint-bid = Is that a bid? Then with “K” for thousands or “M” for millions, as in “{ $words }”.
hint-which = “{ $number }” can mean two things: choice { $number } (“{ $words }”) or a bid of { $amount }. Say “{ $number }” once more for the choice, “{ $bid }” for the bid.
hint-bidding = Anybody may bid at any time, also who is not asked: name first, as in “{ $words }”.
hint-too-much = “{ $typed }” says too much: “{ $words }” will do.
hint-one-by-one = Only one thing can be done at a time; next: “{ $words }”.
hint-one-building = Building and selling go one by one; begin with “{ $words }”.
hint-offer-whom = An offer names whom it is for: “{ $words }”.
hint-offer-bank = { $square } belongs to nobody; whoever lands there can buy it.
hint-nothing-to-answer = There is no offer to { $name } just now.
hint-counter-whom = A counter-offer names the player it is for: “{ $words }”.
hint-gift = This takes what { $name } gets for it: “{ $words }”, or as a gift “{ $gift }”.
hint-hand-amount = This takes how much of the debt it shall settle: “{ $words }”.
hint-hand-lots = Only { -property(number: "many") } can be given for a debt; the get-out-of-jail card can be sold: “{ $words }”.
hint-owes-nothing = { $name } owes nothing just now.
hint-hand-bank = The bank takes no property for a debt; “{ $words }” brings money from it.
hint-buys = “{ $words }” means the square under the token: { $lot }.
hint-cash-suffices = Your cash is enough: pay with “pays”.
hint-debt-first = The debt comes first: “pays”, or “is bankrupt” if it cannot be raised.
hint-names-itself = { $name } is being asked; for somebody else put the name first: “{ $other } { $words } { $name } …”.
hint-near = “{ $typed }” is not known here; is “{ $word }” meant?
hint-unknown = “{ $typed }” is not known here; “?” shows what is possible.
hint-bot = { $bot } is played by a bot; say what { $name } does.
hint-bots-taken-back = That takes back only what { $names } did as a bot; it may happen again at once.
hint-bots-taken-back-own = That takes back only what { $names } did as a bot; it may happen again at once. “takes back” without a number goes as far as your own last step.
hint-give-up = That takes { $name } out of the game for good. Say “{ $typed }” once more if it is meant.
hint-why = { $refusal } (“{ $command }” names the rules, “{ $list }” shows what is possible)
hint-nothing-to-explain = There is nothing to explain yet; “why rent” looks up a rule.
hint-takeback-rule = That is a rule about take-backs, which are no part of the game itself.
hint-no-rule = There is no rule about “{ $words }”.
hint-more-rules = More: “why” and the name of the rule, as in “why { $id }”.
hint-paused = { $names } { $count ->
    [one] is
   *[other] are
} now asked before every throw of the others.
hint-not-paused = { $names } { $count ->
    [one] is
   *[other] are
} no longer asked before the throws of the others.
hint-speed = Speed of the bots: { $speed }.
hint-bad-switch = “{ $given }” is neither “on” nor “off”.
hint-bad-speed = “{ $given }” is not a speed; it can be { $speeds }.
hint-not-among-others = With others at one table over the network, that cannot be chosen here.
hint-say = This takes what is to be said, as in “say well played”.
hint-say-shorter = That is too long: { $count } signs, at most { $most } can be said at once.
hint-nothing-said = Nothing has been said yet.
hint-signs = Signs: { $signs }; as in “sign applause”.
hint-mute-whom = This takes the name of somebody else: { $names }.
hint-muted = What { $who } says is no longer shown here. “mute { $who }” once more brings it back.
hint-unmuted = What { $who } says is shown again.
hint-ask-whom = This takes the name of somebody who keeps the table waiting: { $names }.
hint-vote-whom = This takes a name and what is to be done: “vote { $name }” for a bot ({ $bots }), “vote { $name } no” for waiting.
hint-plain = Everything in sentences from now on.
hint-not-plain = With board and columns from now on.
hint-saved-anyway = Everything is saved in { $path }; “save NAME” writes a copy.
hint-no-such-path = { $path } cannot be written: { $reason }.
hint-exists = { $path } exists already; a new name is needed.
hint-no-folder = There is no folder { $path }.
hint-saved = Saved in { $path }.
hint-trade = To trade, say “{ $words }”.
hint-minutes-left = { $minutes ->
    [one] One minute
   *[other] { $minutes } minutes
} left.
hint-bots-alone = Only bots are left. Press Enter and they play to the end; “quit” leaves.

because-rule = { $title } ({ $id })
rule-open-here = Open: { $text }
rule-reading-here = How it is played: { $text }
rule-here = Here: { $text }
rule-option = Before a game, something else can be agreed on with the option “{ $option }”: { $about }
rule-option-set = For this game, the option “{ $option }” was agreed on: { $about }

replay-title = { $title }: { $names }
replay-over = That was the whole game: { $count ->
    [one] one action
   *[other] { $count } actions
}.
replay-open = The game is not over: { $count ->
    [one] one action
   *[other] { $count } actions
}, awaited: { $names }.
verify-sums = { $count ->
    [one] One action
   *[other] { $count } actions
} played again; { $sums ->
    [one] one checksum holds
   *[other] { $sums } checksums hold
}.
verify-no-seed = The record shows no seed, so its draws cannot be checked.
verify-typed = Dice and cards were real; what they showed was typed in.
verify-commitment = The seed matches its checksum.
verify-no-commitment = No checksum of the seed is recorded.
verify-drawn = { $count ->
    [one] One number drawn from the seed agrees
   *[other] { $count } numbers drawn from the seed agree
} with dice, cards and deals.

check-untitled = (no title)
check-all-hold = { $count ->
    [one] 1 scenario holds
   *[other] { $count } scenarios hold
}
check-some-fail = { $failing } of { $count ->
    [one] 1 scenario
   *[other] { $count } scenarios
} { $failing ->
    [one] fails
   *[other] fail
}
check-unreadable = { $summary }; { $count ->
    [one] 1 cannot
   *[other] { $count } cannot
} be read
