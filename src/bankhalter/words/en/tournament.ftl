# Tournaments among bots.

tournament-running = Playing
tournament-heading = { $games ->
    [one] Tournament in the { $edition } edition: one game
   *[other] Tournament in the { $edition } edition: { $games } games
}
tournament-interrupted = Broken off after { $games } of { $planned } games.
tournament-bot = bot
tournament-wins = wins
tournament-share = share
tournament-interval = 95% interval
tournament-from-to = { $low } to { $high }
tournament-percent = { $whole }.{ $tenths }%
tournament-decimal = { $whole }.{ $tenths }
tournament-before = ahead of …
tournament-elo = Elo
tournament-elo-note = Elo points from all pairs that do not finish alike; 0 is the mean of those rated, 400 more mean ahead ten times as often as behind.
tournament-always-ahead = always ahead
tournament-always-behind = always behind
tournament-not-rated = not comparable
tournament-rounds = A game took { $mean } rounds on average; half of them were over after { $median } rounds, the longest after { $longest }. { $broken ->
    [0] None was broken off.
    [one] One was broken off.
   *[other] { $broken } were broken off.
}
tournament-bots = A tournament needs { $least } to { $most } bots, not { $count }.
tournament-no-games = A tournament has at least one game.
tournament-plain = The rules run uncompiled, about { $slower } times slower than compiled: { $reason ->
    [forced] the environment variable BANKHALTER_PLAIN asks for it.
    [stale] the rules have changed since they were compiled.
    [broken] the compiled ones cannot be loaded.
   *[other] the compiled ones are not built.
}
