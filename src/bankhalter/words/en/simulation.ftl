# Simulations: many games among bots.

simulation-seats = { $count ->
    [one] One seat: expected { $least } to { $most } bots, one for each seat.
   *[other] { $count } seats: expected { $least } to { $most } bots, one for each seat.
}
simulation-seats-of-position = The position has { $seats } seats, and { $bots ->
    [one] one bot is named
   *[other] { $bots } bots are named
}: expected as many bots as seats.
simulation-seed = A seed is a whole number from 0 to { $most }.
simulation-rounds = Games are broken off after 1 to { $most } rounds.
simulation-seconds = A turn takes 0 to { $most } seconds.
simulation-over = The game of this position is over: expected one that goes on.
