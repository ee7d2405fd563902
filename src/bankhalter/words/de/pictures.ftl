# Brett, Plätze, Besitzrechtkarten und das Ende, wie das Terminal sie zeigt.

picture-bank = Bank: { $houses ->
    [0] { -house(article: "negative") }
    [one] { -house(article: "indefinite") }
   *[other] { $houses } { -house(number: "many") }
}, { $hotels ->
    [0] { -hotel(article: "negative") }
    [one] { -hotel(article: "indefinite") }
   *[other] { $hotels } { -hotel(number: "many") }
}, { $lots ->
    [0] { -property(article: "negative") }
    [one] { -property(article: "indefinite") }
   *[other] { $lots } { -property(number: "many") }
}
picture-legend = { $house } { -house }  { $hotel } { -hotel }  { $mortgaged } Hypothek  { $whole } ganze Gruppe  { $part } Teil  { $letters } Besitzer und Figuren
picture-option-rent-automatic = Miete von selbst
picture-option-short-yes = Schnellspiel
picture-option-minutes = { $value } Minuten
picture-option-speed_die-yes = Tempo-Würfel
picture-option-first-seat = erster Platz beginnt
picture-option-jail_doubles-again = Pasch aus dem Gefängnis zählt
picture-option-jail_fine-same_turn = Strafe, dann Wurf
picture-option-salary-after_landing = Gehalt nach der Ankunft
picture-option-rent_dice-cars = Bond-Autos mit drei Würfeln
picture-option-triple-once = Drei gleiche ohne weiteren Wurf
picture-option-decks-open = offene Kartenstapel
picture-option-mrm-next_rent = Mr. M sucht Miete

seats-name = Name
seats-cash = Geld
seats-place = steht auf
seats-deeds = Besitz
seat-out = ausgeschieden
seat-in-jail = im Gefängnis, Versuch { $attempt }
seat-visiting = zu Besuch im Gefängnis
seat-jail-card = Gefängnis-frei-Karte
seat-mortgaged = Hypothek
seat-line = { $name }: { $cash }, { $place }
seat-owns = Besitz: { $lots }
seat-owns-nothing = noch kein Besitz
seat-lot = { $lot } ({ $state })
seat-whole-group = ganze Gruppe

square-line = { $square }: { $about }
square-free = frei, { $amount }
square-tax = { $amount }
square-owned = gehört { $who }
square-owned-built = gehört { $who }, { $level }
square-owned-mortgaged = gehört { $who }, Hypothek
square-tokens = hier: { $names }

deed-rent-bare = Miete, unbebaut (ganze Gruppe: doppelt)
deed-rent-level = mit { $level ->
    [5] { -hotel(article: "indefinite", case: "dative") }
    [1] { -house(article: "indefinite", case: "dative") }
   *[other] { $level } { -house(number: "many", case: "dative") }
}
deed-rent-stations = Miete bei { $owned } { $owned ->
    [one] { -station(case: "dative") }
   *[other] { -station(number: "many", case: "dative") }
}
deed-rent-utilities = Miete bei { $owned } { $owned ->
    [one] { -utility(case: "dative") }
   *[other] { -utility(number: "many", case: "dative") }
}
deed-dice = Würfel × { $amount }
deed-building = Bauen, je { -house } oder { -hotel }
deed-price = Kaufpreis
deed-mortgage = Hypothek
deed-redeem = Ablösen
deed-owner = Besitzer
deed-free = niemand
deed-owner-state = { $who } ({ $state })

end-winner = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
}
end-after = Nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
} und { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}.
end-seat = Spieler
end-cash = Geld
end-lots = Besitz
end-buildings = Gebäude
end-wealth = Vermögen
end-rent = Mieteinnahmen
end-bankrupt = bankrott
end-line = { $place }. { $name }: Vermögen { $wealth }, Geld { $cash }, Besitz { $lots }
end-line-bankrupt = { $place }. { $name }: bankrott
end-record = Aufzeichnung: { $path }
end-again = Noch einmal ansehen: { $command }
end-verify = Nachweisen, dass nichts daran gedreht ist: { $command }

# Was seit dem letzten Zug geschah.
since-last = Seit dem letzten Zug von { $who }: { $amount } { $change ->
    [more] mehr
   *[less] weniger
} Geld.

# Was man vor einem Kauf wissen möchte.
facts-share = { $who } hat { $count }
facts-shares = { $shares }
facts-free = { $lots } { $count ->
    [one] ist
   *[other] sind
} auch noch frei
facts-shares-and-free = { $shares }; { $lots } { $count ->
    [one] ist
   *[other] sind
} auch noch frei
facts-own = der eigene Besitz
facts-own-mortgaged = der eigene Besitz, Hypothek
facts-salary = Gehalt { $amount }
offer-completes = damit hat { $who } { $kind ->
    [station] alle { -station(number: "many") }
    [utility] alle { -utility(number: "many") }
   *[street] alle { -street(number: "many") } der { $colour } Gruppe
}
facts-rent = gehört { $who }, Miete { $amount }
facts-rent-thrown = gehört { $who }, Miete nach Wurf
facts-street = Aus der { $colour } Gruppe: { $owners }. Miete { $rent }, mit { -hotel(article: "indefinite", case: "dative") } { $most }; Bauen { $cost } je { -house } oder { -hotel }.
facts-station = { -station(number: "many") }: { $owners }. Miete { $rent } bis { $most }, je nachdem, wie viele man hat.
facts-utility = { -utility(number: "many") }: { $owners }. Miete Augenzahl × { $rent }, mit beiden × { $most }.

# Was eine Handlung ändern würde.
effect-on-interest = { $who } zahlt für { $lot } sofort { $amount } Zinsen und löst die Hypothek dann für { $redeem } ab oder behält sie; ablösen kostet später { $later }
effect-on-rent = Miete auf { $lot }: bisher { $now }, dann { $later } für { $who }
