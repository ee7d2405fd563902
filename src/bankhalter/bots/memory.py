"""What a bot remembers: a fixed list of ints of its own, all zero before the game.

Who plays another strategy may use the places differently; only the length is common.
"""

from bankhalter.rules.layout import SEATS

MEMORY = 32  # length of the list
TURN_TIME = 0  # own throws so far: the clock by which the standard bot waits
OFFERED_AT = 1  # per partner: 1 + TURN_TIME of the last offer or counter to it
QUIET_UNTIL = OFFERED_AT + SEATS  # per partner: TURN_TIME before which it hears no offer
SEEN_OWN = QUIET_UNTIL + SEATS  # per partner: own lots and cards when a deal was last looked for
SEEN_THEIRS = SEEN_OWN + SEATS  # per partner: its lots and cards at that time
SEEN_CASH = SEEN_THEIRS + SEATS  # per partner: both classes of cash at that time
