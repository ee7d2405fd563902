# The command line: help on every command, and what is wrong with an input.

cli-main = The banker runs games by five German rulebooks: it plays, checks and tells them, and looks the rules up.
cli-play = Play at the terminal, alone or with several people at one keyboard.
cli-replay = Tell a recorded game, show a position of it, or verify the record.
cli-check = Check scenarios: do the rules do what the files say?
cli-reader = The card reader of the Banking edition, for a real table.
cli-money = Just the money: accounts for a real table with a printed edition.
cli-rules = Look the rules up, with every difference between the editions.
cli-editions = List the editions, or show one in full.
cli-tournament = Let bots play many games against each other and count who wins.
cli-simulate = Let bots play many games and report on them: who wins, how long games are, what pays.
cli-compare = Let two sides play the same games, with other options or bots, and show what differs.
cli-plot = Draw pictures of a simulation: where tokens land, how long games take, how worth develops, what groups return.

## Headings, and what stands on every page

cli-usage = Usage:
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-options-here = [OPTIONS]
cli-command-here = COMMAND …
cli-lang = German or English; otherwise the language of the system.
cli-help = Show this help.
cli-version = Show the version.

## Placeholders

place-name = NAME
place-edition = [EDITION]
place-file = FILE
place-files = FILE …
place-number = NUMBER
place-option = NAME=VALUE
place-text = TEXT
place-words = [WORD …]
place-url-or-none = [URL]
place-names-or-url = [URL] [NAME …]
place-bots = BOT …
place-speed = SPEED
place-bots-listed = BOT,BOT…
place-sides = [A B]
place-part = PERCENT
place-folder = FOLDER
place-address = ADDRESS
place-picture = PICTURE

## The options of the commands

cli-edition-or-file = The edition, or a file like mine.toml.
cli-option = An option of the edition, such as rent=automatic; may be given several times.
cli-play-edition = An edition or its file; with --resume, the record to go on with.
cli-play-seat = A person’s name, or a bot such as bot:standard; once for each seat.
cli-play-names = Names for squares and cards.
cli-play-seed = Draw dice and cards from this text.
cli-play-save = Where the game is saved.
cli-play-resume = Go on with the last game, or with a record.
cli-play-plain = Sentences only, no pictures or columns: for screen readers.
cli-play-speed = How fast the bots move: slow, normal, fast or instant.
cli-replay-file = A record.
cli-replay-at = Print the position after the action with this number; 0 is the start.
cli-replay-verify = Verify checksums, the seed and all that was drawn.
cli-replay-step = Wait for Enter after each action.
cli-replay-luck = Tell how much of the game was luck and how much decisions.
cli-check-files = Files of scenarios.
cli-reader-url = The link of a card reader that a server keeps, or the address of the server for a new one; without it, one of your own in a file.
cli-reader-code = On another device: the code of who has the card reader, instead of its link.
cli-reader-save = Where the card reader is kept; else where it was last.
cli-money-names = Who plays; without names the last accounts go on. With the link of accounts that a server keeps those are used, with its address before the names new ones are opened there.
cli-money-edition = The edition whose money it is, or a file like mine.toml.
cli-money-start = How much everybody begins with; else as much as the rulebook says.
cli-money-code = On another device: the code of who has the accounts, instead of their link.
cli-money-save = Where the accounts are kept; else where they were last.
cli-rules-words = Words to search for, or the name of a rule or a chapter.
cli-rules-edition = Only the rules of this edition, as it has them; a file like mine.toml will do, too.
cli-editions-name = One of the editions, or a file like mine.toml.
cli-tournament-bots = The bots, two to six; the same one may enter several times.
cli-tournament-games = How many games; 200 unless given.
cli-tournament-seed = The seed that dice and cards are drawn from.
cli-tournament-processes = How many processes; unless given, as many as there are processor cores.
cli-simulate-seats = The bots in the order of their seats, with commas between them; unless given, standard on four seats, or on all those of the position.
cli-simulate-games = How many games, such as 20000 or 1e6; 10,000 unless given.
cli-simulate-from = Every game begins at the position in this file, as bankhalter replay FILE --at NUMBER prints it; edition and options are still to be named.
cli-simulate-precision = Play until every share of wins is known to this much, such as 0.5%; at most ten million games unless --games is given.
cli-simulate-max-rounds = Break games off after so many rounds; 500 unless given.
cli-simulate-seconds = How many seconds a turn takes; games on time end by it. 30 unless given.
cli-simulate-workers = How many games are played at once; unless given, as many as there are processor cores. The results do not depend on it.
cli-simulate-lots = Also show what every lot costs and earns.
cli-simulate-out = Write summary.json, a Parquet file for each table and every game to this folder.
cli-simulate-json = Print the summary as JSON instead of the report.
cli-compare-sides = The two sides, each in quotation marks: usual, or what differs, such as “short=true” or “rent=automatic seats=standard,novice”.
cli-compare-option = An option on both sides, such as rent=automatic; may be given several times.
cli-compare-games = How many games on each side, such as 20000 or 1e6; 10,000 unless given.
cli-compare-switches = Instead of two sides, compare every switch of the edition with the usual game, a line each.
cli-cluster = Let the workers of a Dask cluster play instead of this machine: the address of its scheduler, such as tcp://192.0.2.1:8786. The results stay the same.
cli-patience = For how many seconds a cluster may be without any worker before what is done is reported; 60 unless given.
cli-plot-folder = The folder that simulate --out has written; the pictures go there, too.
cli-plot-what = Only one: board, lengths, worth or returns; otherwise all four.
cli-plot-save = This one picture as a file with the suffix .svg or .png.

## What is wrong with an input

usage-more = { $sentence } More: { $command }
usage-language = There is no language “{ $given }” here; expected one of { $languages }.
usage-speed = There is no speed “{ $given }”; expected one of { $speeds }.
usage-resume-alone = A record brings its own edition, seats, options and seed; expected --resume [FILE] alone.
usage-two-editions = There are two editions, { $first } and { $second }; expected one.
usage-no-such-option = { $has_near ->
    [yes] There is no option { $option }; the nearest is { $near }.
   *[no] There is no option { $option }.
}
usage-option-without-value = The option { $option } takes no value.
usage-option-needs-value = The option { $option } needs a value.
usage-too-many = This is too much: { $words }.
usage-missing = Missing: { $argument }.
usage-no-name = The name of a file or folder is missing: { $what } is empty.
usage-no-such-command = { $has_near ->
    [yes] There is no command “{ $command }”; the nearest is { $near }.
   *[no] There is no command “{ $command }”.
}
usage-no-number = { $option } needs a whole number.
usage-mistake = Bankhalter has made a mistake ({ $what }; { $file }, line { $line }); games are saved.
usage-output = Input or output is not possible: { $reason }
