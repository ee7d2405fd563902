# Der Spielplan und die Würfel.

board-name = Spielplan, 40 Felder
board-list = Alle Felder
board-square = Feld { $number }: { $name }
board-owned = gehört { $who }
board-houses = { $count ->
    [one] 1 { -house }
   *[other] { $count } { -house(number: "many") }
}
board-hotel = { -hotel }
board-mortgaged = Hypothek, keine Miete
board-mortgage = Hypothek
board-rent = Miete { $amount }
board-rent-thrown = Miete { $factor } mal Wurf
board-thrown = { $factor } × Wurf
board-free = frei, { $amount }
board-tax = zu zahlen: { $amount }
board-here = hier: { $names }
board-salary = Gehalt { $amount }
board-mine = gehört { $address ->
    [du] dir
   *[sie] Ihnen
}
board-you = { $address ->
    [du] du
   *[sie] Sie
}
board-jailed = im Gefängnis: { $names }
board-claim = Miete offen
board-lot = darum geht es
board-choosable = wählbar
board-keys = Pfeiltasten führen zum Feld daneben oder gegenüber, Pos1, Ende, Bild auf und Bild ab zu den Ecken. Die Eingabetaste öffnet die Karte des Feldes.
dice-plain = Würfel: { $dice }
dice-speed = Würfel: { $dice }, Tempo-Würfel: { $face }
dice-bus = Bus
dice-advance = Vorrücken
