# What a table on the server answers when it does not do what is asked.

error-server-no-game = No game has begun here.
error-server-not-begun = The game has not begun.
error-server-begun = The game has begun; places are given away before that.
error-server-over = The game is over.
error-server-not-over = The game is not over yet.
error-server-no-chances = There are no chances of winning for this game: only for games without an agreed time, and only where the rules are compiled.
error-server-many-chances = Chances of winning are being worked out for other games just now; there is room again in a moment.
error-server-nature = Dice, cards and time come from the bank alone here.
error-server-no-seat = { $seat } is no seat of this game; there are { $seats }.
error-server-not-yours = Only whoever sits there can speak for { $seat }.
error-server-grace = Somebody may still demand rent; the dice can be thrown in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
error-server-stale = That was meant before this seat went on; please look again.
error-server-other-offer = The offer of { $who } is no longer what was shown; please look again.
error-server-other-auction = That was meant for an auction before this one; please look again.
error-server-name = A name has 1 to 24 visible characters.
error-server-taken = Place { $place } is not free.
error-server-code = No place at this table has that code.
error-server-host = That is for whoever made the table to decide, as long as they are here.
error-server-too-few = At least two must play.
error-server-no-text = The message is empty.
error-server-not-late = { $seat } keeps nobody waiting.
error-server-no-clock = No time that could be extended is running just now.
error-server-no-time = There is more time { $count } times in a game; they are used up.
error-server-not-asked = Nobody has asked that.
error-server-no-vote = There is no vote about { $seat }.
error-server-vote-later = The vote begins in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    } if there is no answer by then.
error-server-not-away = No bot plays for you here.
error-server-only-watching = Only whoever sits at the table or has made it decides that.
error-server-people-play = Bots play to the end without a pause only when no person at the table plays any more.
error-server-rush-instant = Bots wait for nothing at this table: they play to the end without a pause as it is.
error-server-rush-real = Where dice and cards are real, people throw for the bots, too; they do not play to the end by themselves.
error-server-store = The table cannot write anything down just now; nothing is lost, please try again in a moment.
error-server-busy = Things move too fast at this table just now; please try again.
error-server-no-table = There is no such table.
error-server-place = { $given } is no place; there can be open, closed and bot:standard.
error-server-too-many = That was too much at once; please wait a moment.
error-server-message = This message cannot be understood.
error-server-text-too-long = This is too long; { $most } characters are allowed.
error-server-too-long = The message is too long; { $most } bytes are allowed.
error-server-hello = hello is expected first.
error-server-origin = Tables are not served from that page.
error-server-key = A key is expected here: Authorization: Bearer and 43 characters.
error-server-no-moment = The game does not have that many actions; it has { $count }.
error-server-failed = Something went wrong on the server; nothing is lost.
error-server-no-page = There is no such page.
error-server-decks = There are no real cards on the table here; decks is always strict.
error-server-method = This address cannot be used like that.
error-server-body = The request is too large.
error-server-kind = JSON is expected.
error-server-silence = Nothing has been heard here for a long time.
error-server-hello-again = hello comes only once, at the beginning.
error-server-binary = Text is expected, no binary data.
error-server-keys = Nobody needs more than { $most } keys.
error-server-no-rule = There is no rule “{ $rule }”.
error-server-position-places = The position has { $count } seats, and at the table only { $places ->
    [one] one is
   *[other] { $places } are
} open or held by bots.
error-server-position-seats = This position is played by { $count }.
error-server-position-over = In this position the game is already over.
error-server-no-reader = There is neither a card reader nor accounts here under this code.
error-server-is-reader = That is the code of a card reader, which is to be found at /reader/{ $code }.
error-server-banked = { $who } keeps the bank already.
error-server-not-real = That is only for tables with real dice and cards.
error-server-no-banker = Only whoever keeps the bank without playing can do that.
error-server-square-name = The name of a square has 1 to 32 visible characters.
error-server-too-few-for-banker = The banker may stay out only if at least { $count } others play.
typed-unknown = “{ $typed }” is not known here{ $count ->
    [0] .
   *[other] ; possible is { $forms }, for example.
}
typed-possible = { $count ->
    [0] Nothing can be said here just now.
   *[other] Possible is { $forms }, for example.
}
typed-one-by-one = Only one thing can be done at a time; first “{ $words }”.
