# Das Nachschlagewerk.

rules-title = Regeln
rules-search = Regeln durchsuchen
rules-edition = Ausgabe
rules-all-editions = alle Ausgaben
rules-count = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
rules-back = ← Alle Regeln
rules-about = Jede Regel der fünf Regelhefte, wie wir sie lesen: wo sie steht, worin sich die Ausgaben unterscheiden, was offenbleibt und wie hier gespielt wird. Links lässt sich suchen und nach Ausgabe eingrenzen.
rules-differs = Unterschiede zwischen den Ausgaben
rules-open = Was der Text offenlässt
rules-reading = So wird gespielt
rules-options = Optionen, die sie ändern
rules-source = Wo es steht
