# Board, seats, deeds and the end, as the terminal shows them.

picture-bank = Bank: { $houses ->
    [0] no { -house }
    [one] { -house(article: "indefinite") }
   *[other] { $houses } { -house(number: "many") }
}, { $hotels ->
    [0] no { -hotel }
    [one] { -hotel(article: "indefinite") }
   *[other] { $hotels } { -hotel(number: "many") }
}, { $lots ->
    [0] no { -property }
    [one] { -property(article: "indefinite") }
   *[other] { $lots } { -property(number: "many") }
}
picture-legend = { $house } { -house }  { $hotel } { -hotel }  { $mortgaged } mortgage  { $whole } whole group  { $part } part  { $letters } owners and tokens
picture-option-rent-automatic = rent paid of itself
picture-option-short-yes = short game
picture-option-minutes = { $value } minutes
picture-option-speed_die-yes = speed die
picture-option-first-seat = first seat begins
picture-option-jail_doubles-again = doubles out of jail count
picture-option-jail_fine-same_turn = fine, then throw
picture-option-salary-after_landing = salary after the landing
picture-option-rent_dice-cars = cars by three dice
picture-option-triple-once = three of a kind once
picture-option-decks-open = open decks
picture-option-mrm-next_rent = Mr. M seeks rent

seats-name = name
seats-cash = cash
seats-place = stands on
seats-deeds = deeds
seat-out = out of the game
seat-in-jail = in jail, attempt { $attempt }
seat-visiting = just visiting
seat-jail-card = jail card
seat-mortgaged = mortgaged
seat-line = { $name }: { $cash }, { $place }
seat-owns = Owns: { $lots }
seat-owns-nothing = owns nothing yet
seat-lot = { $lot } ({ $state })
seat-whole-group = whole group

square-line = { $square }: { $about }
square-free = free, { $amount }
square-tax = { $amount }
square-owned = owned by { $who }
square-owned-built = owned by { $who }, { $level }
square-owned-mortgaged = owned by { $who }, mortgaged
square-tokens = here: { $names }

deed-rent-bare = rent, unbuilt (whole group: twice)
deed-rent-level = with { $level ->
    [5] { -hotel(article: "indefinite") }
    [1] { -house(article: "indefinite") }
   *[other] { $level } { -house(number: "many") }
}
deed-rent-stations = rent with { $owned } { $owned ->
    [one] { -station }
   *[other] { -station(number: "many") }
}
deed-rent-utilities = rent with { $owned } { $owned ->
    [one] { -utility }
   *[other] { -utility(number: "many") }
}
deed-dice = dice × { $amount }
deed-building = building, each { -house } or { -hotel }
deed-price = price
deed-mortgage = mortgage
deed-redeem = to redeem
deed-owner = owner
deed-free = nobody
deed-owner-state = { $who } ({ $state })

end-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
end-after = After { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} and { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
end-seat = player
end-cash = cash
end-lots = lots
end-buildings = buildings
end-wealth = wealth
end-rent = rent received
end-bankrupt = bankrupt
end-line = { $place }. { $name }: wealth { $wealth }, cash { $cash }, lots { $lots }
end-line-bankrupt = { $place }. { $name }: bankrupt
end-record = The record: { $path }
end-again = To see it again: { $command }
end-verify = To prove that nobody has meddled with it: { $command }

# What has happened since the last turn.
since-last = Since { $who }’s last turn: { $amount } { $change ->
    [more] more
   *[less] less
} in cash.

# What one wants to know before buying.
facts-share = { $who } has { $count }
facts-shares = { $shares }
facts-free = { $lots } { $count ->
    [one] is
   *[other] are
} free too
facts-shares-and-free = { $shares }; { $lots } { $count ->
    [one] is
   *[other] are
} free too
facts-own = your own
facts-own-mortgaged = your own, mortgaged
facts-salary = salary { $amount }
offer-completes = this gives { $who } { $kind ->
    [station] all { -station(number: "many") }
    [utility] all { -utility(number: "many") }
   *[street] all { -street(number: "many") } of the { $colour } group
}
facts-rent = owned by { $who }, rent { $amount }
facts-rent-thrown = owned by { $who }, rent by the dice
facts-street = The { $colour } group: { $owners }. Rent { $rent }, with { -hotel(article: "indefinite") } { $most }; building { $cost } a { -house } or { -hotel }.
facts-station = { -station(number: "many") }: { $owners }. Rent { $rent } to { $most }, depending on how many one has.
facts-utility = { -utility(number: "many") }: { $owners }. Rent dice × { $rent }, with both × { $most }.

# What an action would change.
effect-on-interest = { $who } pays { $amount } interest on { $lot } at once and then redeems the mortgage for { $redeem } or keeps it; redeeming it later costs { $later }
effect-on-rent = rent on { $lot }: { $now } so far, then { $later } for { $who }
