# The board and the dice.

board-name = Board, 40 squares
board-list = All squares
board-square = Square { $number }: { $name }
board-owned = owned by { $who }
board-houses = { $count ->
    [one] 1 { -house }
   *[other] { $count } { -house(number: "many") }
}
board-hotel = { -hotel }
board-mortgaged = mortgaged, no rent
board-mortgage = mortgage
board-rent = rent { $amount }
board-rent-thrown = rent { $factor } times the throw
board-thrown = { $factor } × throw
board-free = free, { $amount }
board-tax = to pay: { $amount }
board-here = here: { $names }
board-salary = Salary { $amount }
board-mine = yours
board-you = you
board-jailed = in jail: { $names }
board-claim = rent open
board-lot = the lot in question
board-choosable = may be chosen
board-keys = Arrow keys lead to the square beside or opposite, Home, End, Page up and Page down to the corners. Enter opens the card of the square.
dice-plain = Dice: { $dice }
dice-speed = Dice: { $dice }, speed die: { $face }
dice-bus = bus
dice-advance = advance
