"""Which option of a game changes a rule."""

from bankhalter.reference.rulebook import Chapter, rule

# By option: the rules that read otherwise with it. A game that is played in another way altogether changes a chapter.
CHANGED: dict[str, tuple[str, ...]] = {
    "rent": ("rent-must-be-demanded", "rent-lapses-unclaimed"),
    "first": ("setup-first-player",),
    "jail_doubles": ("jail-exit-doubles-extra-roll",),
    "jail_fine": ("jail-exit-pay-banking",),
    "salary": ("go-salary-timing",),
    "rent_dice": ("speeddie-utility-roll",),
    "triple": ("speeddie-triple",),
    "decks": ("card-draw-and-execute", "setup-card-texts-missing"),
    "mrm": ("speeddie-mrm-none-unowned",),
}
CHAPTERS = {"short": Chapter.SHORT, "minutes": Chapter.TIMED, "speed_die": Chapter.SPEEDDIE}


def options_of(name: str) -> tuple[str, ...]:
    """Return the options that change the rule with an id, those of single rules first."""
    single = [option for option, names in CHANGED.items() if name in names]
    whole = [option for option, chapter in CHAPTERS.items() if rule(name).chapter == chapter]
    return (*single, *whole)
