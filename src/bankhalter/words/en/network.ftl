# Tables over the network: what the commands serve, join and open say.

cli-serve = Serve tables for several people, in the browser or at the terminal.
cli-join = Sit down at a table of a server, as a person or as a bot, or watch.
cli-open = Make a table on a server and say its link and its code.

cli-serve-host = The address to listen on.
cli-serve-port = The port to listen on; 0 takes any that is free.
cli-serve-database = Where tables are kept: a file of SQLite, or a URL such as postgresql://user@host/name; unless given, a file of yours.
cli-serve-open = Open the browser, if there is one.
cli-serve-lan = Listen in the home network too, and show the address and a QR code.
cli-serve-processes = How many processes serve; more than one needs PostgreSQL.
cli-serve-log = How to write down what happens: text or json.
cli-serve-trusted-proxy = Behind a proxy of your own: take the addresses of clients from X-Forwarded-For.
cli-serve-metrics = Show the figures at /metrics to other machines too, not only to this one.
cli-serve-keep-days = For how many days games are kept that nobody touches; unless given, for ever. Tables at which no game was begun are kept for 30 days at most.
cli-serve-origin = A further page that may connect, such as https://example.org; may be given several times.

cli-join-url = The link of a table, or the address of a server.
cli-join-table = The code of a table, where the address is only that of a server.
cli-join-name = The name to sit down with; several times for several people at this keyboard.
cli-join-place = The place to sit down at, from 1; unless given, the first open one. With several names, once for each.
cli-join-bot = Let a bot play: standard, novice, random, or a class of your own such as my_module:Bot.
cli-join-pace = How many milliseconds the bot takes before it acts.
cli-join-code = Come back to a seat with its code; several times for several seats.
cli-join-watch = Watch without a seat.

cli-open-url = The address of a server.
cli-open-place = open, closed, or a bot such as bot:standard; once for each place.
cli-open-profile = The clocks: none, relaxed or fast.
cli-open-pace = How fast the server’s bots move: instant, normal or slow.
cli-open-real = Real dice and cards: people at the table type what they show.
cli-open-listed = Show the table in the lobby.
cli-open-start = Wait until all places are taken, then begin.

place-url = URL
place-table = [CODE]
place-code = CODE
place-bot = BOT
place-log = text|json
place-database = PATH|URL
place-holder = PLACE
place-profile = CLOCKS

serve-ready = Bankhalter is at { $address } (Ctrl-C stops it; nothing is lost).
serve-network = In the home network: { $address }
serve-no-network = No home network was found.
serve-no-picture = This terminal cannot show the QR code.
serve-no-browser = No browser can be opened here; the address above leads to the tables.
serve-stopped = Stopped; all tables are put away.
serve-log = There is no log “{ $given }”; expected one of { $logs }.
serve-port = { $given } is no port; expected a number from 0 to 65535.
serve-port-taken = Port { $port } is taken; another one may be free, as with --port { $other }.
serve-not-bound = { $host }, port { $port }, cannot be listened on: { $reason }.
serve-keep-days = { $given } is no number of days; expected at least 1.
serve-processes = { $given } is no number of processes; expected at least 1.
serve-processes-database = { $count } processes can share only a PostgreSQL database, as with --database postgresql://user@host/name.
serve-database = { $given } is no place for tables; expected a file, sqlite:///FILE or postgresql://user@host/name.
serve-database-of-url = the database
serve-no-database = Tables cannot be kept in { $database }: { $reason }.
serve-postgres-extra = PostgreSQL needs more: { $command }.

error-server-extra = Tables over the network need more: { $command } (lacking: { $lacking }).
error-link = “{ $given }” is no link of a table; expected something like http://localhost:8000/t/ABCDE.
error-link-table = { $given } names no table; its code is needed too, as in bankhalter join { $given } ABCDE.
error-link-code = “{ $given }” is no code of a table.
error-no-server = No server answers at { $server }.
error-no-bankhalter = What answers at { $server } is no Bankhalter.
error-no-socket = { $server } does not let us in (HTTP { $status }).
error-join-begun = The game at this table has begun; watch with --watch, or come back to your seat with --code.
error-join-few = { $free ->
    [one] Only one place is open
   *[other] Only { $free } places are open
} at this table, too few for { $count }.
error-join-full = No place is open at this table; --watch looks on.
error-join-bank = This is the code of the bank, which is kept in the browser: { $link }
error-bot-not-loaded = The bot { $given } cannot be loaded: { $problem }.
error-bot-no-choose = { $given } is no bot; expected a class with choose(self, game, seat).

bot-failed = { $bot } has failed for { $seat }: { $problem }
bot-wrong-type = { $bot } has returned { $given } for { $seat }; expected a line or None.
bot-unread = { $bot } has said “{ $line }”, which cannot be read: { $problem }
bot-not-its-own = { $bot } has said “{ $line }”; expected an action of { $seat }.
bot-refused = { $bot } has said “{ $line }”, which is refused: { $problem }

join-place = There is no place { $given }; expected 1 to 6.
join-pace = { $given } is no time; expected milliseconds, 0 or more.
join-watch-alone = Whoever watches has no seat; expected --watch without --name, --place, --bot and --code.
join-places-names = Each name has its place; expected --place { $count ->
    [one] once
   *[other] { $count } times
} or not at all, not { $places ->
    [one] once
   *[other] { $places } times
}.
join-one-bot = A bot plays one seat; for a second one join once more.
join-code-alone = The code brings name and place; expected --code without --name and --place.
join-sits = { $seats } { $count ->
    [one] has a seat
   *[other] have seats
}.
join-return = To come back: { $command }
join-waits = The game has not begun. Enter begins it, if that is for you to say; “say …” talks to the others, “quit” leaves.
join-sitting = At the table: { $names }
join-watches = The game has not begun; it is shown from its first line on.
join-goes-on = The game goes on after { $count ->
    [one] one action
   *[other] { $count } actions
}.
join-over = The game is over after { $count ->
    [one] one action
   *[other] { $count } actions
}, its last checksum is { $sum }; won by { $names }.

joined-real-dice-prompt = { $who }’s dice
joined-real-card-prompt = { $who }’s card
joined-real-deal-prompt = { $who }’s deeds
joined-real-dice = { $what ->
    [speed] What do { $who }’s dice show? As in “3 4 2” or “3 4 bus”.
    [rent] A throw of { $who } decides how much rent: what do the dice show? As in “3 4”.
   *[move] What do { $who }’s dice show? As in “3 4”.
}
joined-real-card = { $who } draws a card from “{ $deck }”: which number does it have here? A word on the card shows fewer.
joined-real-card-other = Another card by what it does: “gets 50”, “pays 20” or “to 11”.
joined-real-deal = Which squares was { $who } dealt? So many numbers: { $count }.
joined-typed = { $count ->
   *[other] { $who } typed:
}
joined-said = { $who } says: { $text }
joined-sign-applause = { $who } applauds.
joined-sign-laugh = { $who } laughs.
joined-sign-wow = { $who } is amazed.
joined-sign-ouch = { $who } groans.
joined-sign-thanks = { $who } says thanks.
joined-sign-hurry = { $who } asks to hurry.
joined-talk-before = { $count ->
    [one] One message was said before
   *[other] { $count } messages were said before
}; “chat” shows what was said.
joined-late = { $who } keeps the table waiting: “ask { $who }” asks whether { $who } is still there.
joined-asked = { $who } asks whether { $about } is still there. If no answer comes, vote: “vote { $about }” for a bot, “vote { $about } no” for waiting.
joined-answered = { $who } is still there.
joined-voted = { $who } votes that a bot ({ $bot }) plays for { $about }.
joined-voted-against = { $who } votes to wait for { $about }.
joined-still-there = { $who } asks whether you are still there; press Enter.
joined-extended = { $who } takes more time.
joined-taken-over = { $who } is now played by a bot ({ $bot }) until { $who } is back.
joined-returned = { $who } is back.
joined-rushed = { $on ->
    [yes] { $host ->
        [yes] The bots play to the end without a pause now.
       *[no] { $who } lets the bots play to the end without a pause.
    }
   *[no] The bots play at their own pace again.
}
joined-lost = The connection is lost; trying again …
joined-back = Connected again.

open-made = The table is made: { $link } (code { $code })
open-join = To sit down: { $command }
open-waits = { $count ->
    [one] One place is still open
   *[other] { $count } places are still open
} …
open-begun = The game has begun.
open-places = A table has 2 to 6 places; expected --place as often, not { $count ->
    [one] once
   *[other] { $count } times
}.
open-profile = There are no clocks “{ $given }”; expected one of { $profiles }.
open-pace = There is no pace “{ $given }”; expected one of { $paces }.
