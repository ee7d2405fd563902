# Parts that go into sentences.

square-numbered = { $square } ({ $number })
lot-of = { $owner ->
    [bank] { $lot } (still free)
   *[player] { $lot } (of { $owner })
}
nothing = nothing
listed = { $most } and { $last }
either = { $most } or { $last }
nature = dice or a card
own-text = { $text }

# Houses: 0 to 4.
level = { $houses ->
    [0] nothing
    [one] { -house(article: "indefinite") }
   *[other] { $houses } { -house(number: "many") }
}
level-hotel = { -hotel(article: "indefinite") }

jail-card = the card “{ -jail-card }” ({ $deck })

# Dice
dice = { $first } + { $second }{ $doubles ->
    [yes] { " (doubles)" }
   *[no] { "" }
}
dice-three = { $first } + { $second } + { $third }{ $alike ->
    [triple] { " (three of a kind)" }
    [yes] { " (doubles)" }
   *[no] { "" }
}
face-bus = bus
face-mr-m = Mr. M

# What is given for what.
terms = { $given } for { $wanted }
lot-mortgaged = { $lot } (mortgaged, 10% interest: { $interest })
lot-mortgaged-theirs = { $lot } (mortgaged, 10% interest paid by { $whom }: { $interest })
terms-to-you = you get { $given } and give { $wanted }
terms-completing = { $terms }; { $groups }
terms-debt = { $lots } for { $amount } of the debt

# What is owed for.
cause-rent = rent
cause-tax = tax
cause-card = card
cause-fine = fine
cause-interest = interest
cause-deal = { -property(number: "many") } dealt out
cause-other = a payment
