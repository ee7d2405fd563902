# Who plays.

players = Players
players-watching = { $count ->
    [one] 1 person watches
   *[other] { $count } people watch
}
player-seat = seat { $place }, { $shape ->
    [square] square
    [triangle] triangle
    [diamond] diamond
    [hexagon] hexagon
    [cross] cross
   *[circle] circle
}
player-you = you
player-bot = bot, { $bot }
player-taken-over = a bot plays, { $bot }
player-bankrupt = bankrupt
player-bankrupt-to = { $heir ->
    [bank] bankrupt, all to the bank
   *[other] bankrupt, all to { $heir }
}
player-jail = in jail, attempt { $attempt }
player-away = not connected
player-deciding = { $what ->
    [buy] deciding: buy or auction
    [auction] bidding
    [debt] raising money
    [mortgage] deciding about mortgages
    [place] placing a building
    [wish] saying how many buildings
    [rent_throw] throwing for the rent
    [claim] deciding: demand rent
    [throw] throwing
    [order] throwing for who begins
    [bus] deciding: how far
    [jump] deciding: where to
    [choice] choosing
    [end] on turn
   *[turn] deciding
}
player-turn = on turn
player-waiting = waiting
player-offer = offer from { $from }
player-claim = rent open
player-claim-amount = rent open, { $amount }
player-debt = owes { $amount }
player-debt-short = owes { $amount }, { $missing } short
player-return = Play myself again
player-asked = The others ask whether you are still there.
player-here = I am here
player-doubted = { $who } has been asked: still there?
player-vote-from = Voting in { $seconds } s.
player-votes = Votes: { $bot } for a bot, { $wait } for waiting.
player-vote-bot = { $bot ->
    [novice] Easy bot takes over
   *[standard] Strong bot takes over
}
player-vote-wait = Wait
player-ask = Ask { $who }: still there?
player-clock = { $seconds } seconds left
bot-standard = strong
bot-novice = easy
bot-random = random
bot-walker = never buys
