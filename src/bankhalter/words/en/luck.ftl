# What a game owes to luck and to decisions.

luck-running = Playing on
luck-title = Luck and decisions: what moved the chances of winning, in points of a hundred
luck-column-seat = seat
luck-column-start = start
luck-column-luck = luck
luck-column-decisions = decisions
luck-column-others = others
luck-column-outcome = outcome
luck-about = Luck is what throws, cards and deals changed, whoever threw. Decisions are measured against standard bots: what one of them would have done as well counts 0. Start, luck and decisions add up to the outcome. ± says how far a figure may be off (95 %), as only { $games } games were played on.
luck-lucky = The luckiest throws and cards
luck-unlucky = The unluckiest throws and cards
luck-best = The best decisions
luck-worst = The worst decisions
luck-line = { $number }: { $size } for { $who }: { $told }
luck-left = { $number }: { $size }: { $what ->
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

error-luck-not-over = The game is not over; how much of it was luck can be said only then.
error-luck-timed = How much was luck cannot be said of a game with an agreed time.
error-luck-plain = How much was luck can be worked out only where the rules are compiled: `make compiled` compiles them.
