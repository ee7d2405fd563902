# The game once more.

replay-title = Once more
replay-of = Game { $code }
replay-table-link = To the table
replay-download = Download the game
replay-story = What happened
replay-turn = Round { $round }, { $who }
replay-start = Before the first turn
replay-what = What the curves show
replay-worth = Wealth
replay-cash = Cash
replay-seat = Seat
replay-table = As a table
replay-moment = Moment of the game
replay-at = Moment { $number } of { $last }
replay-first = To the beginning
replay-turn-back = One turn back
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-turn-on = One turn on
replay-last = To the end
replay-speed = Speed
replay-copy = Link to this moment
replay-copied = The link is copied.
replay-loading = Fetching the game …
