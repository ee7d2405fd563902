# Bausteine, die in Sätze eingehen.

square-numbered = { $square } ({ $number })
lot-of = { $owner ->
    [bank] { $lot } (noch frei)
   *[player] { $lot } (von { $owner })
}
nothing = nichts
listed = { $most } und { $last }
either = { $most } oder { $last }
nature = Würfel oder Karte
own-text = { $text }

# Häuser: 0 bis 4.
level = { $houses ->
    [0] nichts
    [one] { -house(article: "indefinite") }
   *[other] { $houses } { -house(number: "many") }
}
level-hotel = { -hotel(article: "indefinite") }

jail-card = die Karte „{ -jail-card }“ ({ $deck })

# Würfel
dice = { $first } + { $second }{ $doubles ->
    [yes] { " (Pasch)" }
   *[no] { "" }
}
dice-three = { $first } + { $second } + { $third }{ $alike ->
    [triple] { " (dreimal das Gleiche)" }
    [yes] { " (Pasch)" }
   *[no] { "" }
}
face-bus = Bus
face-mr-m = Mr. M

# Was gegen was getauscht wird.
terms = { $given } gegen { $wanted }
lot-mortgaged = { $lot } (Hypothek, 10 % Zinsen: { $interest })
lot-mortgaged-theirs = { $lot } (Hypothek, 10 % Zinsen zahlt { $whom }: { $interest })
terms-to-you = { $address ->
    [du] du bekommst { $given } und gibst { $wanted }
   *[sie] Sie bekommen { $given } und geben { $wanted }
}
terms-completing = { $terms }; { $groups }
terms-debt = { $lots } für { $amount } der Schuld

# Wofür man schuldet.
cause-rent = Miete
cause-tax = Steuer
cause-card = Karte
cause-fine = Strafe
cause-interest = Zinsen
cause-deal = ausgeteilte { -property(number: "many") }
cause-other = eine Zahlung
