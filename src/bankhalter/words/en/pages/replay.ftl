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
replay-position-about = The position is a file, to be read, changed and played on from at the terminal.
replay-download-about = The game is a file, to be kept and to be seen again at the terminal.
replay-files-about = Position and game are files, to be kept, for the terminal.
replay-copy = Link to here
replay-link = Link to this moment
replay-copied = The link to this moment has been copied.
replay-by-hand = The link is selected: please copy it by hand.
replay-play-on = Play on from here
replay-loading = The game is being fetched …

## Chances of winning

chances = Chance of winning
chances-about = how often each would win if equally strong bots played on from there, { $games } times
chances-percent = { $percent }%
chances-coming = The chances of winning are being worked out …
chances-away = The chances of winning cannot be had just now.
chances-turn = The turning point, between turn { $from } and turn { $to }: the chance of { $who } rises from { $before }% to { $after }%.
chances-go = Go there
chances-turns = Turn

## Luck and decisions

luck = Luck and decisions
luck-about = In points of a hundred: what moved the chances of winning, measured against strong bots. Luck is what throws, cards and deals changed, whoever threw. A decision that a bot would have made alike counts 0. Start, luck and decisions add up to the outcome.
luck-error = ± says how far a figure may be off (95%): { $games } games were played on.
luck-coming = Working out what was luck … { $percent }%
luck-away = What was luck cannot be learnt just now.
luck-start = Start
luck-luck = Luck
luck-decisions = Own decisions
luck-others = Decisions of others
luck-outcome = Outcome
luck-lucky = The luckiest throws and cards
luck-unlucky = The unluckiest throws and cards
luck-lucky-about = Listed is what a throw changed for whoever threw it. The sum also has all the small ones, and what others threw.
luck-unlucky-about = Compared with all that could have come: even a card that pays is bad luck if most of the rest would have been better.
luck-best = The best decisions
luck-worst = The worst decisions
luck-none = None that could be named with certainty.
luck-left = { $what ->
    [accept] { $who } did not accept, before this throw, an offer that a bot accepts.
    [reject] { $who } left an offer open, before this throw, that a bot rejects.
    [counter] { $who } made no counter-offer before this throw; a bot would have.
    [offer] { $who } offered no deal before this throw; a bot would have.
    [build] { $who } did not build before this throw; a bot would have.
    [redeem] { $who } redeemed nothing before this throw; a bot would have.
    [demand] { $who } did not demand the rent before this throw.
    [pay_fine] { $who } threw in jail; a bot would have paid the fine.
    [use_card] { $who } threw in jail; a bot would have used the card.
   *[other] { $who } left undone before this throw what a bot does.
}
