# Pictures of a simulation.

plot-percent = { $number }%
plot-simulated = { $edition }{ $short ->
    [yes] , short game
   *[no] {""}
}: { $count ->
    [one] one game
   *[other] { $games } games
}. At the table: { $bots }.{ $changed ->
    [yes] {" "}Options: { $options }.
   *[no] {""}
}
plot-stations = { -station(number: "many") }
plot-utilities = { -utility(number: "many") }

## Where tokens land

plot-board-title = Where tokens land
plot-board-about = Every square counts on which a token comes to stand: after a throw, by a card, or on its way to jail. All squares together make 100%, so their mean is 2.5%.
plot-board-sent = sent to jail { $share }
plot-board-most = Most often
plot-board-least = Least often
plot-board-scale = Share of all landings, in percent
plot-board-less = less often
plot-board-more = more often

## How long games take

plot-lengths-title = How long a game takes
plot-lengths-rounds = Rounds: share of games
plot-lengths-minutes = Minutes, if a turn takes { $seconds } seconds: share of games
plot-lengths-rounds-half = half are over after { $length } rounds
plot-lengths-rounds-most = 90% are over after { $length } rounds
plot-lengths-minutes-half = half are over after { $length } minutes
plot-lengths-minutes-most = 90% are over after { $length } minutes
plot-lengths-rulebook = the rulebook says { $low } to { $high } minutes: { $share } of the games
plot-lengths-about = The longest games, { $share } at most, are counted but not shown.

## How worth develops

plot-worth-title = How worth develops
plot-worth-seat = Seat { $seat }: { $bot }
plot-worth-rounds = rounds
plot-worth-median = median
plot-worth-half = the middle half of the games
plot-worth-most = the middle 90%
plot-worth-about = Each round counts the games that reached it, and is shown if at least { $share } did. A bankrupt seat counts as zero.

## What the groups return

plot-returns-title = What the groups return
plot-returns-share = Rent as a share of the cost
plot-returns-money = Amounts a game
plot-returns-even = cost recovered
plot-returns-none = never bought
plot-returns-lots = purchase
plot-returns-buildings = building
plot-returns-income = rent
plot-returns-about = Purchase: prices and bids; a lot that was dealt or owned at the start counts at its printed price. Building: what buildings cost, less what selling them brought.

## What cannot be

plot-no-such-kind = There is no picture “{ $given }”; expected one of { $kinds }.
plot-suffix = As what { $file } is to be saved is not clear; expected one of the suffixes { $suffixes }.
plot-not-written = { $file } cannot be written: { $reason }.
plot-no-folder = There is no folder { $folder }; expected one that “bankhalter simulate --out” has written.
plot-not-a-simulation = There is no simulation in { $folder }: { $why }. Expected a folder that “bankhalter simulate --out” has written.
plot-file-missing = { $file } is missing
plot-file-broken = { $file } cannot be read
plot-not-simulated = None of these tables says what was simulated.
plot-no-games = No game was played in this simulation.
plot-table-missing = The table { $table } is missing.
plot-lacks = Pictures need { $package }: { $command }
plot-which = Which picture { $file } is to show is not said; expected --what as well.
plot-saved = Saved: { $file }
