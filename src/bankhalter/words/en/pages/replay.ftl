# The game looked back on.

replay-title = Replay
replay-of = Replay { $code }
replay-table-link = To the table
replay-download = Download the game
replay-story = What happened in this turn
replay-begins = { $who } begins the turn.
replay-turn = Turn { $number }
replay-of-turns = of { $turns }
replay-in-round = , round { $round }
replay-start = Before the first turn
replay-curves = How everybody fared
replay-worth = Wealth
replay-cash = Cash
replay-round = Round
replay-before = before
replay-table = As a table
replay-table-about = Wealth at the end of every round, cash beside it
replay-as-curves = As curves
replay-moment = Moment of the game
replay-at = Moment { $number } of { $last }
replay-turn-back = To the beginning of the turn, to the turn before
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-turn-on = To the next turn
replay-speed = Speed
replay-position = Position
replay-copy = Link to here
replay-copied = The link to this moment has been copied.
replay-play-on = Play on from here
replay-loading = The game is being fetched …

## Chances of winning

chances = Chance of winning
chances-about = how often each would win if equally strong bots played on from there, { $games } times
chances-percent = { $percent }%
chances-coming = The chances of winning are being worked out …
chances-away = The chances of winning cannot be had just now.
chances-turn = The greatest turn, from turn { $from } to turn { $to }: the chance of { $who } rises from { $before }% to { $after }%.
chances-go = Go there
chances-turns = Turn
