# Title deed cards.

deed-rent = Rent
deed-rent-whole = all { -street(number: "many") } of the colour
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
deed-owner = owned by { $who }
deed-mortgaged = mortgaged
deed-free = still free
deed-now = in force now
deed-price = Price
deed-house-cost = { -house }
deed-tax = Whoever lands here pays { $amount } to the bank.
deed-go = Whoever lands here or passes gets { $amount } from the bank.
deed-jail = Whoever sits here gets out with doubles, for { $amount } or with a card. Whoever just lands here is visiting.
deed-parking = Nothing happens here.
deed-go-to-jail = Whoever lands here goes to jail and does not pass GO.
deed-card = Whoever lands here draws a card.
chip-share = { $group }: { $count } of { $all }
chip-hotels = { $count ->
    [one] 1 { -hotel }
   *[other] { $count } { -hotel(number: "many") }
}
