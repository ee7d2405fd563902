# Besitzrechtkarten.

deed-rent = Miete
deed-rent-whole = alle { -street(number: "many") } der Farbe
deed-houses = { $count ->
    [one] 1 { -house }
   *[other] { $count } { -house(number: "many") }
}
deed-hotel = { -hotel }
deed-stations = { $count ->
    [one] 1 { -station }
   *[other] { $count } { -station(number: "many") }
}
deed-utilities = { $count ->
    [one] 1 { -utility }
   *[other] { $count } { -utility(number: "many") }
}
deed-owner = gehört { $who }
deed-mortgaged = Hypothek
deed-free = noch frei
deed-now = gilt jetzt
deed-price = Kauf
deed-house-cost = { -house }
deed-tax = Wer hier landet, zahlt { $amount } an die Bank.
deed-go = Wer hier landet oder vorüberzieht, bekommt { $amount } von der Bank.
deed-jail = Wer einsitzt, kommt mit einem Pasch, für { $amount } oder mit einer Karte frei. Wer hier nur landet, ist zu Besuch.
deed-parking = Hier geschieht nichts.
deed-go-to-jail = Wer hier landet, geht ins Gefängnis und zieht nicht über LOS.
deed-card = Wer hier landet, zieht eine Karte.
chip-share = { $group }: { $count } von { $all }
chip-hotels = { $count ->
    [one] 1 { -hotel }
   *[other] { $count } { -hotel(number: "many") }
}
