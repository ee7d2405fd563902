# Vergleiche zweier Seiten.

compare-side = Eine Seite ist „usual“ oder nennt, was sie anders macht, etwa „rent=automatic jail_fine=same_turn“ oder „seats=standard,novice“, jedes einmal; nicht „{ $given }“.
compare-two-sides = Verglichen werden zwei Seiten, jede in Anführungszeichen, etwa usual „short=true“; genannt { $count ->
    [0] ist keine
    [one] ist eine
   *[other] sind { $count }
}.
compare-switches-alone = Mit --switches werden alle Schalter mit dem üblichen Spiel verglichen; Seiten sind dann nicht zu nennen.
compare-seats = Beide Seiten brauchen gleich viele Plätze; A hat { $a }, B hat { $b }.
compare-heading = { $count ->
    [one] Vergleich in der Ausgabe { $edition }: auf jeder Seite ein Spiel
   *[other] Vergleich in der Ausgabe { $edition }: auf jeder Seite { $games } Spiele
}
compare-bots = Bots auf beiden Seiten: { $bots }
compare-usual = wie üblich
compare-what = was
compare-difference = B − A
compare-certain = sicher?
compare-more = B mehr
compare-less = B weniger
compare-open = offen
compare-wins = Platz { $seat } gewinnt
compare-ended = zu Ende gespielt
compare-bankruptcies = Bankrotte
compare-rent = Miete je Zug
compare-worth = Vermögen am Ende
compare-short-ended = zu Ende
compare-short-bankruptcies = bankrott
compare-short-rent = Miete/Zug
compare-short-worth = Vermögen
compare-note = Beide Seiten spielen mit demselben Zufall. Sicher heißt, dass der 95-%-Bereich die 0 nicht enthält; bei zwanzig Angaben ohne jeden Unterschied kommt das im Mittel einmal vor. Unterschiede von Anteilen sind Prozentpunkte.
compare-few = Für weniger als { $least } Spiele je Seite gilt nichts als sicher.
compare-switches = { $count ->
    [one] Schalter der Ausgabe { $edition } gegen das übliche Spiel: je ein Spiel
   *[other] Schalter der Ausgabe { $edition } gegen das übliche Spiel: je { $games } Spiele
}
compare-switches-note = Um so viel mehr ist es mit dem Schalter. * heißt sicher: Der 95-%-Bereich enthält die 0 nicht; bei zwanzig Angaben ohne jeden Unterschied kommt das im Mittel einmal vor. Was nur der Tempo-Würfel mit sich bringt, hat ihn auf beiden Seiten.
