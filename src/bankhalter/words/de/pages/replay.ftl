# Das Spiel noch einmal.

replay-title = Noch einmal
replay-of = Spiel { $code }
replay-table-link = Zum Tisch
replay-download = Spiel herunterladen
replay-story = Was geschah
replay-turn = Runde { $round }, { $who }
replay-start = Vor dem ersten Zug
replay-what = Was die Kurven zeigen
replay-worth = Vermögen
replay-cash = Bargeld
replay-seat = Platz
replay-table = Als Tabelle
replay-moment = Moment des Spiels
replay-at = Moment { $number } von { $last }
replay-first = Zum Anfang
replay-turn-back = Einen Zug zurück
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Schritt weiter
replay-turn-on = Einen Zug weiter
replay-last = Zum Ende
replay-speed = Geschwindigkeit
replay-copy = Link zu diesem Moment
replay-copied = Der Link ist kopiert.
replay-loading = Das Spiel wird geholt …
