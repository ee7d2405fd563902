# Die Ausgaben: die Liste, und alles, was von einer bekannt ist.

title-sonic-boom = Sonic Boom
title-banking = Banking
title-sonic = Sonic The Hedgehog
title-bond-007 = James Bond 007
title-dc = DC Comics
title-classic-de = Klassisch (Deutschland)
title-classic-us = Klassisch (USA)

## Die Liste

editions-column-name = Name
editions-column-title = Titel
editions-column-year = Jahr
editions-column-money = Geld
editions-column-options = eigene Optionen
editions-column-names = Feldnamen
editions-names = { $known } von { $all }
editions-further = Feldnamen: wie viele belegt sind. Mehr zu einer Ausgabe: { $command }

## Was auf der Schachtel steht

edition-from = von
edition-code = Artikelnummer { $code }
edition-players = Spieler
edition-seats = { $age ->
    [0] { $least } bis { $most }, { $tokens } Spielfiguren
   *[other] { $least } bis { $most }, ab { $age } Jahren, { $tokens } Spielfiguren
}
edition-money = Geld
edition-currency = { -currency(number: "many") } ({ $symbol })
edition-amounts = { $currency }: { $start } zu Beginn, Gehalt { $salary }, Strafe { $fine }
edition-notes = Scheine
edition-buildings = Gebäude
edition-stock = { $houses } { -house(number: "many") }{ $house_colour }, { $hotels } { -hotel(number: "many") }{ $hotel_colour }
edition-lots = Besitz
edition-kinds-of-lots = { -street(number: "many") }, { -station(number: "many") }, { -utility(number: "many") }
colour-green = grün
colour-red = rot
colour-yellow = gelb
colour-blue = blau

## Der Spielplan

edition-column-square = Feld
edition-column-kind = Art
edition-column-price = Preis
edition-column-rents = Mieten
edition-column-build = Bau
edition-column-mortgage = Hyp.
edition-rents = Mieten
edition-dice-rent = { $one }× { $both }× Würfel
edition-board-notes = Mieten: unbebaut, mit 1 bis 4 { -house(number: "many", case: "dative") }, mit { -hotel(case: "dative") }; bei { -station(number: "many", case: "dative") } nach der Zahl im Besitz. Bau: Preis eines Gebäudes. Hyp.: Hypothek.
edition-filled-in = Name ergänzt, keine Quelle nennt ihn.

group-brown = braun
group-light-blue = hellblau
group-pink = rosa
group-orange = orange
group-red = rot
group-yellow = gelb
group-green = grün
group-dark-blue = dunkelblau

in-group-brown = braunen
in-group-light-blue = hellblauen
in-group-pink = rosa
in-group-orange = orangefarbenen
in-group-red = roten
in-group-yellow = gelben
in-group-green = grünen
in-group-dark-blue = dunkelblauen

square-kind-go = LOS
square-kind-jail = Gefängnis
square-kind-parking = Frei Parken
square-kind-go-to-jail = ins Gefängnis
square-kind-chance = Karte
square-kind-community = Karte
square-kind-tax = Steuer
square-kind-station = { -station }
square-kind-utility = { -utility }

## Karten und Optionen

edition-deck = { $name } (Stapel { $side })
edition-card-key = Schlüssel
edition-card-number = Zahl
edition-card-text = was die Karte sagt
edition-decks = { $stand_in ->
    [yes] Ersatz: { $title } (wie überliefert, { $confidence }).
   *[no] { $title } (wie überliefert, { $confidence }).
}
decks-de-euro-2002 = die deutschen Euro-Karten von 2002
decks-de-modern = die deutschen Karten seit 2008
decks-us-2008 = die amerikanischen Karten seit 2008
decks-winning-moves-2015 = die deutschen Karten des Verlags von 2015
confidence-certain = sicher
confidence-high = recht sicher
confidence-medium = wahrscheinlich
confidence-low = unsicher
edition-options = Optionen
edition-option-name = Option
edition-option-value = Wert
edition-option-about = Bedeutung; der erste Wert gilt, wenn nichts gesagt wird
edition-with-speed-die = { $about } (nur mit speed_die)

## Unterschiede

edition-differences = Worin sie sich von den anderen Ausgaben unterscheidet
edition-here = hier
edition-elsewhere = anderswo
edition-all-others = alle anderen
edition-others = { $who }: { $text }

reading-mortgage-cancels-doubling = Eine Hypothek in der Farbgruppe hebt die doppelte Miete auf.
reading-doubling-despite-mortgage = Die doppelte Miete einer ganzen Farbgruppe gilt auch, wenn auf einer anderen ihrer Straßen eine Hypothek liegt.
reading-rent-throw = Für gewürfelte Mieten wird eigens geworfen.
reading-rent-by-moving-throw = Für gewürfelte Mieten zählt der Wurf, mit dem die Figur gezogen ist.
reading-fine-then-throw = Wer die Strafe zahlt, würfelt noch im selben Zug.
reading-fine-ends-turn = Wer die Strafe zahlt, spielt erst im nächsten Zug weiter.
reading-third-failure-moves = Nach dem dritten Fehlversuch im Gefängnis wird die Strafe gezahlt, und die Figur zieht so weit, wie gewürfelt ist.
reading-third-failure-stays = Nach dem dritten Fehlversuch im Gefängnis wird die Strafe gezahlt, und die Figur ist dort nur noch zu Besuch.
reading-jail-three-turns = Für den Weg aus dem Gefängnis sind drei Züge Zeit.
reading-jail-one-turn = Das Gefängnis muss im nächsten Zug verlassen werden.
reading-further-throw = Nach einem Pasch muss noch einmal geworfen werden.
reading-further-throw-optional = Nach einem Pasch darf noch einmal geworfen werden.
reading-building-anytime = Jeder darf jederzeit Gebäude bauen und verkaufen.
reading-building-between-turns = Wer nicht am Zug ist, darf nur zwischen den Zügen bauen und Gebäude verkaufen.
reading-hotel-step-by-step = Ein Hotel wird Stufe für Stufe zurückverkauft.
reading-whole-hotel-sale = Ein Hotel darf auch samt seinen Häusern auf einmal verkauft werden.
reading-no-hand-over = Ein Schuldner gibt Grundstücke nur im Handel ab.
reading-hand-over = Ein Schuldner darf dem Gläubiger Grundstücke auf die Schuld anrechnen.
reading-estate-mortgaged = Auf die Grundstücke eines Bankrotten werden erst Hypotheken aufgenommen; der Erbe zahlt für jede 10 %.
reading-estate-as-is = Die Besitzrechtkarten eines Bankrotten gehen über, wie sie sind, und der Erbe zahlt keine Zinsen.
reading-building-floor-smallest = Die Versteigerung eines Gebäudes beginnt beim kleinsten Betrag.
reading-building-floor-printed = Die Versteigerung eines Gebäudes beginnt beim niedrigsten aufgedruckten Preis.
reading-not-timed = Kein Spiel auf Zeit.
reading-timed = Das Spiel kann zu einer vereinbarten Zeit enden.
reading-hotel = Ein Hotel folgt auf { $houses } Häuser.
reading-no-short = Kein Schnellspiel.
reading-short = Schnellspiel: { $deal } Besitzrechtkarten werden ausgeteilt, { $paid ->
    [yes] gegen Bezahlung
   *[no] umsonst
}; Hotels gibt es nach { $houses } Häusern{ $jail }; Schluss ist { $end ->
    [1] mit dem ersten Bankrott
    [2] mit dem zweiten Bankrott
   *[other] nach { $end } Bankrotten
}.
reading-short-jail = , aus dem Gefängnis geht es im nächsten Zug
reading-no-speed-die = Kein Tempo-Würfel.
reading-speed-die = Tempo-Würfel, mit { $amount } mehr zu Beginn.
reading-money = Geld: { $start } zu Beginn, Gehalt { $salary }, Strafe { $fine }, kleinster Betrag { $steps }.

## Was in keinem Regelheft steht

edition-inferred = Was nicht im Regelheft steht
inferred-sonic-boom =
    Preise, Mieten, Baupreise und Hypotheken sind die klassischen; das Regelheft sagt es so, druckt sie aber nicht ab.
    Die Steuern sind die klassischen 200 und 100; das Regelheft nennt sie nicht.
    Die Karten sind die üblichen deutschen des Verlags aus jenen Jahren; die eigenen dieser Ausgabe stehen nicht im Regelheft.
    Welches Gerät und welche Steuer zuerst kommt, ist der Reihenfolge im Regelheft entnommen.
inferred-banking =
    Preise, Mieten, Baupreise, Hypotheken und Steuern sind das Zehntausendfache der klassischen; das Regelheft nennt nichts davon.
    Die Karten sind die deutschen Euro-Karten von 2002, mit zehntausendfachen Beträgen; die eigenen dieser Ausgabe stehen nicht im Regelheft.
    Welches Medienzentrum zuerst kommt, ist der Reihenfolge im Regelheft entnommen.
inferred-sonic =
    Preise, Mieten der Charaktere, Baupreise und Hypotheken sind die klassischen; das Regelheft druckt sie nicht ab.
    Die Steuern sind die klassischen 200 und 100; das Regelheft nennt sie nicht.
    Die Karten sind die üblichen deutschen des Verlags aus jenen Jahren; die eigenen dieser Ausgabe stehen nicht im Regelheft.
    Welcher Kartenstapel, welches Extra und welche Steuer zuerst kommt, ist der Reihenfolge im Regelheft entnommen.
inferred-bond-007 =
    Preise, Mieten der Filme, Baupreise und Hypotheken sind die klassischen; das Regelheft druckt sie nicht ab.
    Die Steuern sind die klassischen 200 und 100; das Regelheft nennt sie nicht.
    Die Karten sind die üblichen deutschen des Verlags aus jenen Jahren; die eigenen dieser Ausgabe stehen nicht im Regelheft.
    Welcher Kartenstapel und welche Steuer zuerst kommt, ist der Reihenfolge im Regelheft entnommen.
inferred-dc =
    Preise, Mieten, Baupreise und Hypotheken sind die klassischen; das Regelheft sagt es so, druckt sie aber nicht ab.
    Die Steuern sind die klassischen 200 und 100; das Regelheft nennt sie nicht.
    Die Karten sind die üblichen deutschen des Verlags aus jenen Jahren; die eigenen dieser Ausgabe stehen nicht im Regelheft.
    Welcher Kartenstapel, welcher Planet, welches Unternehmen und welche Steuer zuerst kommt, ist der Reihenfolge im Regelheft entnommen.
inferred-classic-de = Gespielt wird nach den Regeln der Ausgaben mit Bargeld.
inferred-classic-us = Gespielt wird nach den Regeln der Ausgaben mit Bargeld.

# Wer eine Ausgabe wählt: womit alle beginnen, was es zu bauen gibt, welche Spielvarianten nicht im Regelheft stehen.

edition-untranslated = Die Titel auf dem Spielplan sind die der deutschen Ausgabe.
edition-kinds-of-buildings = { -house(number: "many") }, { -hotel(number: "many") }
edition-lacks = Nicht im Regelheft dieser Ausgabe: { $variants }.
variant-short = Schnellspiel
variant-minutes = Spiel auf Zeit
variant-speed-die = Tempo-Würfel
