# The table: what stands around the board.

title-due = You are asked: { $name }
title-table = { $name }, Bankhalter
table-name = Table { $code }
connecting = Loading the table.
connection-lost = The connection is broken. It comes back by itself; nothing is lost.
connection-slow = No answer yet: checking the connection.
ended-title = This leads no further
ended-about = There is no such table, or no longer.
missed = While the connection was broken
digest = Since your last turn
digest-first = Meanwhile
digest-cash = { $before } → { $now }
skip-to-turn = To my turn
dismiss = Close message
sheet-lower = Show half of it
sheet-higher = Show all of it
close = Close
back = Back
skip = To the decision
now-label = What is pending
board-label = Board
log-label = Log
mine-label = Your property
tabs-label = View
tab-table = Table
tab-mine = Property
tab-log = Log
round = Round { $round }
round-turn = , turn { $turn }
round-clock = { $profile ->
    [relaxed] Relaxed clock
    [fast] Fast clock
   *[none] No clock
}
whose = { $who } decides

## Tools and menu

tools-label = Help and settings
tools-rules = Rules
tools-sound = Sound
tools-theme = Light or dark paper
tools-menu = Menu
menu-take-back = Take back
menu-take-back-count = Number of steps
menu-settings = Settings
menu-replay = Replay the game
menu-command-about = For those who would rather type: “bid 200” or “build 11”.
return-title = Come back with a code
return-code = Code of the seat
return-do = Come back
return-about = It stood in the menu of the device on which you played.
return-unread = That is no code of a seat: it has 17 characters.
command-label = Command, as at the terminal and in records
command-example = as “bid 200”
command-send = Give the command

## My property

mine-title = Property of { $who }
mine-cash = Cash
mine-means = Could be raised
mine-worth = Worth
spark-label = Wealth over the game, last: { $worths }
mine-hand = Deeds
mine-lot = Lot
mine-group = Group
mine-rent = Rent
mine-state = State
rents-bare = bare
ribbon-label = Where somebody stands now
mine-whole = complete
mine-part = { $own } of { $all }
bank-left = In the bank

## Taking back

doubt-taken = A bot plays for { $who }
takeback-waits = Still asked: { $names }
takeback-yes = Agree
takeback-no = No

## At the end

end-won = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
end-bankrupt = bankrupt
end-curves = Wealth in the course of the game
end-replay = The replay says { $luck ->
    [yes] what was luck and what decisions
   *[no] how it all came about
}; there the game can be downloaded, too, to be kept{ $dice ->
    [thrown] {" "}and to check every throw
   *[real] {""}
}.
end-seal = The seal of the dice. It was fixed before the first throw; from then on none could be changed:
end-seed = And the seed, from which every throw can be worked out again:
end-again = Once more
end-again-said = Another round? { $link }
end-asked = { $who } would like another game.
end-join = Join in

## Told at the press of a key

report-cash = Cash { $amount }
report-worth = could raise { $means }, worth { $worth }
report-events = What happened last
report-table = Everybody at the table

## More time

more-time = More time
more-time-said = More time, { $count } left
more-time-none = There is more time ten times in a game; they are used up.
