"""How often bots come to a person with offers: as seldom as people at a table would like it.

Among themselves bots offer what they like, as that takes nobody's time.
"""

from collections.abc import Collection, Iterable

PEACE = 4  # throws of a bot after an offer that a person has not taken, before it makes the same person another one


def may_offer(lines: Iterable[str], bot: str, person: str, bots: Collection[str]) -> bool:
    """Whether a bot may come to a person with an offer; `lines`: what was said, the last one first.

    From one throw of its own to the next a person hears one offer of all `bots` together, and none of a bot whose last
    one it has not taken, for some turns. Counter-offers are answers, and always may come.
    """
    throws, this_round = 0, True
    settled = False  # the person has taken the last offer of this bot
    for line in lines:
        name, verb, *rest = line.split()
        match verb:
            case "throws":
                throws += name == bot
                this_round = this_round and name != person
            case "accepts":
                settled = settled or (name == person and rest[:1] == [bot])
            case "offers" if name in bots and rest[:1] == [person]:
                if this_round or (name == bot and not settled):
                    return False
        if not this_round and (settled or throws >= PEACE):
            return True
    return True
