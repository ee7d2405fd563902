# Das Nachschlagewerk.

rules-title = Regeln
rules-skip = Zum Text
rules-search = Regeln durchsuchen
rules-edition = Ausgabe
rules-all-editions = alle Ausgaben
rules-count = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
rules-loading = Die Regeln werden geladen.
rules-none = Keine Regel enthält alle diese Wörter.
rules-list = Alle Regeln
rules-to-table = Zurück zum Tisch
rules-back = ← Alle Regeln
rules-compare = Ausgaben vergleichen
rules-about = Jede Regel der fünf Regelhefte, wie wir sie lesen: worin sich die Ausgaben unterscheiden, was offenbleibt, wie hier gespielt wird und wo es steht.
rules-of-edition = Alle Regeln dieser Ausgabe, wie wir sie lesen. Die Überschrift einer Regel führt zu allem, was von ihr bekannt ist.
rules-nouns = Straßen, Bahnhöfe und Versorgungswerke heißen hier: { $lots }. Häuser und Hotels heißen hier: { $buildings }.
rules-one = Die eine Ausgabe
rules-other = Die andere Ausgabe
rules-same = Zweimal dieselbe Ausgabe
rules-differ-count = { $count ->
    [0] Kein Unterschied
    [one] 1 Unterschied
   *[other] { $count } Unterschiede
}
rules-not-here = Diese Regel hat die Ausgabe nicht.
rules-not-in = Nicht in: { $editions }
rules-as-above = wie oben
rules-differs = Unterschiede zwischen den Ausgaben
rules-open = Was der Text offenlässt
rules-reading = So wird gespielt
rules-options = Optionen, die sie ändern
rules-source = Wo es steht
rules-near = Die Regel davor und die danach
