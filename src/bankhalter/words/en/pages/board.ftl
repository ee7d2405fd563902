# The board and the dice.

board-name = Board, 40 squares
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
board-jail = Jail
board-visiting = Just visiting
dice-plain = Dice: { $dice }
dice-speed = Dice: { $dice }, speed die: { $face }
dice-bus = bus
dice-advance = advance
