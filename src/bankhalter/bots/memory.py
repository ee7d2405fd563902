"""What a bot remembers: a fixed list of ints of its own, all zero before the game.

Who plays another strategy may use the places differently; only the length is common.
"""

MEMORY = 41  # length of the list
OTHERS = 5  # opponents at most, in turn order after the seat itself
WORD_BITS = 30

TURN_TIME = 0  # own throws so far: the clock by which the standard bot waits
OWNERS = 1  # who owned what when it last looked: a mask of lots for each seat
OWNER_MASKS = 6
TRIED = OWNERS + OWNER_MASKS  # deals proposed since those owners: bits of opponent, group wanted, group given
TRIED_WORDS = 17
HAGGLE = TRIED + TRIED_WORDS  # per opponent, the last proposal to it: round, time, and a key of its lots
HAGGLE_CASH = HAGGLE + OTHERS  # per opponent: the cash that proposal asked for, negative if it gave some
LOTS_MOVED = HAGGLE_CASH + OTHERS  # 1: lots of its groups have changed hands since deals were last looked for
LOOK = LOTS_MOVED + 1  # how it stood when it last looked and could not afford to develop anything:
LOOK_CASH = LOOK  # its cash, and one; 0: it has not looked
LOOK_AT = LOOK + 1  # its square, or that it could not have done so on any
LOOK_HELD = LOOK + 2  # its lots
LOOK_MORTGAGED = LOOK + 3  # those mortgaged
LOOK_STOCK = LOOK + 4  # whether the bank had houses, and hotels: two bits
