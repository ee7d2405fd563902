"""Who sits where when bots change their seats from game to game."""

from math import factorial


def seating(entrants: int, game: int) -> tuple[int, ...]:
    """Return which entrant sits at each seat in game number `game`.

    Each block of as many games as there are entrants has everybody once at every seat; after all orders were used
    once, they begin again.
    """
    order = _permutation(list(range(1, entrants)), game // entrants % factorial(entrants - 1))
    ring = (0, *order)
    turned = game % entrants
    return ring[turned:] + ring[:turned]


def _permutation(left: list[int], number: int) -> tuple[int, ...]:
    order = []
    while left:
        ahead, number = divmod(number, factorial(len(left) - 1))
        order.append(left.pop(ahead))
    return tuple(order)
