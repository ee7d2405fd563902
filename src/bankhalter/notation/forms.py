"""The words of every action: one table that is read and written."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from bankhalter.notation.errors import NotationError
from bankhalter.notation.slots import SLOTS, Context, Numbers, Slot, claims_of, oldest_claim
from bankhalter.rules.codes import CHANCE, COMMUNITY, Act, OpenEffect
from bankhalter.rules.layout import SEATS
from bankhalter.words.messages import listed

_SLOT = re.compile(r"\{(\w+)\}")


def _nothing(_: Context) -> Numbers:
    return ()


def _always(_: Context, __: Numbers) -> bool:
    return True


@dataclass(frozen=True)
class Form:
    """One way of saying an action: `sells hotel {lot} whole`.

    `implied` gives the numbers that the words alone stand for, before those of the slots;
    `fits` says whether a printed action takes this form. The first form of an act that fits is printed.
    """

    act: Act
    words: str
    implied: Callable[[Context], Numbers] = _nothing
    fits: Callable[[Context, Numbers], bool] = _always
    slots: tuple[Slot, ...] = field(init=False)
    pattern: re.Pattern[str] = field(init=False)

    def __post_init__(self) -> None:
        slots = tuple(SLOTS[name] for name in _SLOT.findall(self.words))
        pattern = _SLOT.sub(lambda found: f"({SLOTS[found[1]].pattern})", self.words)
        object.__setattr__(self, "slots", slots)
        object.__setattr__(self, "pattern", re.compile(pattern))

    @property
    def reads_alike(self) -> bool:
        """Whether an action in this form reads the same whatever the state is, and whoever plays."""
        return (
            self.fits in {_always, _requested}
            and self.implied in {_nothing, _none_shown}
            and all(slot.reads_alike for slot in self.slots)
        )

    @property
    def verb(self) -> str:
        """The first word."""
        return self.words.partition(" ")[0]

    @property
    def usage(self) -> str:
        """The form as an error shows it: `sells hotel SQUARE whole`."""
        return _SLOT.sub(lambda found: SLOTS[found[1]].usage, self.words)

    def read(self, at: Context, said: str) -> Numbers | None:
        """Return the numbers of `said`, None if its words differ; raise NotationError for a wrong slot."""
        found = self.pattern.fullmatch(said)
        if not found:
            return None
        numbers = self.implied(at)
        for slot, text in zip(self.slots, found.groups(), strict=True):
            numbers += slot.read(at, text)
        return numbers

    def write(self, at: Context, numbers: Numbers) -> str:
        """Return the text for the numbers of an action that this form fits."""
        rest = numbers[len(self.implied(at)) :]
        written = []
        for slot in self.slots:
            written.append(slot.write(at, rest[: slot.size]))
            rest = rest[slot.size :]
        return _SLOT.sub("{}", self.words).format(*written)


def _none_shown(_: Context) -> Numbers:
    return 0, 0, 0


def _requested(_: Context, numbers: Numbers) -> bool:
    return numbers[0] == 0


def _fixed(*numbers: int) -> Callable[[Context], Numbers]:
    return lambda _: numbers


def _first_is(number: int) -> Callable[[Context, Numbers], bool]:
    return lambda _, numbers: numbers[0] == number


def _oldest(at: Context) -> Numbers:
    return (oldest_claim(at),)


def _only_claim(at: Context, numbers: Numbers) -> bool:
    return numbers[0] < 0 or len(claims_of(at)) == 1


def _plain_card(at: Context) -> Numbers:
    held = at.state.holder
    return (COMMUNITY if held[CHANCE] != at.seat and held[COMMUNITY] == at.seat else CHANCE,)


def _only_partner(at: Context) -> Numbers:
    """The seat itself where it has no open offer: an offer that the rules do not find."""
    s = at.state
    partners = [n for n in range(SEATS) if s.offer_give[at.seat * SEATS + n] or s.offer_want[at.seat * SEATS + n]]
    if len(partners) > 1:
        names = [at.table.seats[n] for n in partners]
        raise NotationError("error-several-offers", names=listed(names), first=names[0])
    return (partners[0] if partners else at.seat,)


FORMS = (
    Form(Act.THROW, "throws", _none_shown, _requested),
    Form(Act.THROW, "throws {die} {die}", fits=lambda _, numbers: numbers[2] == 0),
    Form(Act.THROW, "throws {die} {die} {face}"),
    Form(Act.DEAL, "is dealt {lots}"),
    Form(Act.DRAW_OPEN, "draws gets {amount}", _fixed(OpenEffect.GETS), _first_is(OpenEffect.GETS)),
    Form(Act.DRAW_OPEN, "draws pays {amount}", _fixed(OpenEffect.PAYS), _first_is(OpenEffect.PAYS)),
    Form(Act.DRAW_OPEN, "draws to {square}", _fixed(OpenEffect.TO), _first_is(OpenEffect.TO)),
    Form(Act.DRAW, "draws {card}"),
    Form(Act.MOVE, "moves {count}"),
    Form(Act.JUMP, "jumps to {square}"),
    Form(Act.TAKE_FINE, "takes fine"),
    Form(Act.TAKE_CHANCE, "takes chance"),
    Form(Act.BUY, "buys"),
    Form(Act.DECLINE, "declines"),
    Form(Act.BID, "bids {amount}"),
    Form(Act.PASS, "passes"),
    Form(Act.DEMAND, "demands rent", _oldest, _only_claim),
    Form(Act.DEMAND, "demands rent on {claim}"),
    Form(Act.PAY, "pays"),
    Form(Act.BANKRUPT, "is bankrupt"),
    Form(Act.PAY_FINE, "pays fine"),
    Form(Act.USE_CARD, "uses card", _plain_card, lambda at, numbers: numbers[:1] == _plain_card(at)),
    Form(Act.USE_CARD, "uses {deck} card"),
    Form(Act.BUILD, "builds {lot}"),
    Form(Act.SELL, "sells building {lot}"),
    Form(Act.SELL_WHOLE, "sells hotel {lot} whole"),
    Form(Act.WANT, "wants {count}"),
    Form(Act.PLACE, "places building {lot}"),
    Form(Act.MORTGAGE, "mortgages {lot}"),
    Form(Act.REDEEM, "redeems {lot}"),
    Form(Act.KEEP, "keeps mortgage {lot}"),
    Form(Act.OFFER, "offers {seat} {side} for {side}"),
    Form(Act.COUNTER, "counters {seat} {side} for {side}"),
    Form(Act.ACCEPT, "accepts {seat}"),
    Form(Act.REJECT, "rejects {seat}"),
    Form(Act.WITHDRAW, "withdraws from {seat}"),
    Form(Act.WITHDRAW, "withdraws", _only_partner),
    Form(Act.HAND, "hands {seat} {lot_list} for {amount} of debt"),
    Form(Act.END_TURN, "ends turn"),
    Form(Act.GIVE_UP, "gives up"),
)
FORMS_OF = {act: tuple(form for form in FORMS if form.act == act) for act in Act}
FORMS_WITH = {verb: tuple(form for form in FORMS if form.verb == verb) for verb in (form.verb for form in FORMS)}
VERBS = frozenset(FORMS_WITH)
