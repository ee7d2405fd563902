# Turniere unter Bots.

tournament-running = Es wird gespielt
tournament-heading = { $games ->
    [one] Turnier in der Ausgabe { $edition }: ein Spiel
   *[other] Turnier in der Ausgabe { $edition }: { $games } Spiele
}
tournament-interrupted = Abgebrochen nach { $games } von { $planned } Spielen.
tournament-bot = Bot
tournament-wins = Siege
tournament-share = Anteil
tournament-interval = 95-%-Bereich
tournament-from-to = { $low } bis { $high }
tournament-percent = { $whole },{ $tenths } %
tournament-decimal = { $whole },{ $tenths }
tournament-before = vor …
tournament-elo = Elo
tournament-elo-note = Elo-Punkte aus allen Paaren, die nicht gleichauf enden; 0 ist der Durchschnitt der Bewerteten, 400 mehr heißt zehnmal so oft davor wie dahinter.
tournament-always-ahead = immer davor
tournament-always-behind = immer dahinter
tournament-not-rated = nicht vergleichbar
tournament-rounds = Ein Spiel dauerte im Mittel { $mean } Runden; die Hälfte war nach { $median } Runden aus, das längste nach { $longest }. { $broken ->
    [0] Keines wurde abgebrochen.
    [one] Eines wurde abgebrochen.
   *[other] { $broken } wurden abgebrochen.
}
tournament-bots = Für ein Turnier braucht es { $least } bis { $most } Bots, nicht { $count }.
tournament-no-games = Ein Turnier hat mindestens ein Spiel.
tournament-plain = Es rechnen die nicht übersetzten Regeln, etwa { $slower }-mal so langsam wie die übersetzten: { $reason ->
    [forced] Die Umgebungsvariable BANKHALTER_PLAIN verlangt es.
    [stale] Die Regeln haben sich seit der Übersetzung geändert.
    [broken] Die übersetzten lassen sich nicht laden.
   *[other] Die übersetzten sind nicht gebaut.
}
