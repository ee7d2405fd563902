# Der Spielplan und die Würfel.

board-name = Spielplan, 40 Felder
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
board-jail = Gefängnis
board-visiting = Nur zu Besuch
dice-plain = Würfel: { $dice }
dice-speed = Würfel: { $dice }, Tempo-Würfel: { $face }
dice-bus = Bus
dice-advance = Vorrücken
