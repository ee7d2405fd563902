# Who plays.

players = Players
players-watching = { $count ->
    [one] 1 person watches
   *[other] { $count } people watch
}
player-you = you
player-bot = bot, { $bot }
player-taken-over = a bot plays, { $bot }
player-bankrupt = bankrupt
player-jail = in jail, attempt { $attempt } of 3
player-away = not here
player-deciding = to decide
player-turn = on turn
player-claim = rent open
player-debt = owes { $amount }
player-return = Play myself again
player-asked = The others ask whether you are still there.
player-here = I am here
player-doubted = { $who } does not answer.
player-vote-bot = Let a bot play
player-vote-wait = Rather wait
player-ask = Ask { $who }: still there?
player-clock = { $seconds } seconds left
bot-standard = strong
bot-novice = easy
bot-random = random
bot-walker = never buys
