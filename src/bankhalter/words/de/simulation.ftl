# Simulationen: viele Spiele unter Bots.

simulation-seats = { $count ->
    [one] Ein Platz: nötig sind { $least } bis { $most } Bots, einer für jeden Platz.
   *[other] { $count } Plätze: nötig sind { $least } bis { $most } Bots, einer für jeden Platz.
}
simulation-seats-of-position = Die Stellung hat { $seats } Plätze, und { $bots ->
    [one] ein Bot ist genannt
   *[other] { $bots } Bots sind genannt
}: Nötig sind so viele Bots wie Plätze.
simulation-seed = Ein Startwert ist eine ganze Zahl von 0 bis { $most }.
simulation-rounds = Spiele werden nach 1 bis { $most } Runden abgebrochen.
simulation-seconds = Ein Zug dauert 0 bis { $most } Sekunden.
simulation-over = Die Partie dieser Stellung ist zu Ende: Nötig ist eine, die weitergeht.
