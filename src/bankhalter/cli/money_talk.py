"""The command `bankhalter money`: accounts alone at the terminal, for a game with a printed edition."""

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from bankhalter.cli.filed_ledger import FiledLedger
from bankhalter.cli.language import chosen
from bankhalter.cli.ledger_talk import WORDS, LedgerTalk
from bankhalter.cli.reader_file import ReaderFile
from bankhalter.cli.state import state_folder
from bankhalter.companion.accounts import BANK, EVERYBODY, Booking
from bankhalter.companion.checks import BookingError
from bankhalter.companion.devices import first_names
from bankhalter.companion.occasions import kind_of
from bankhalter.companion.paying import LONGEST_AMOUNT, money_header
from bankhalter.editions.catalogue import find
from bankhalter.server.reader_commands import NewGame, Pay, Retire, Salary
from bankhalter.words.errors import SpokenError

LAST = "last.money"
MOST_WORDS = 4  # that say what a payment is for
LINK = re.compile(r"://|:[0-9]+(/|$)|/(reader|money)/")
PARTIES = {"bank": BANK, "all": EVERYBODY, "alle": EVERYBODY}


class MoneyTalk(LedgerTalk):
    """Accounts in use; `asks`: whether a new game shall begin."""

    words = {**WORDS, "gehalt": "salary", "los": "salary", "go": "salary", "raus": "out", "rein": "in"}  # noqa: RUF012
    asks = False

    def help(self) -> str:
        """Return what can be typed."""
        return self.says("money-terminal-help")

    def unread(self) -> str:
        """Return what is said of a line that cannot be read."""
        return self.says("money-terminal-unread")

    def show(self) -> None:
        """Show who has how much."""
        self.write("  " + ", ".join(f"{card.called} {card.balance}" for card in self.keeper.state.cards))

    def carry_out(self, word: str, rest: list[str]) -> bool:
        """Pay, or do what else belongs to accounts; return whether it could be read."""
        asked, self.asks = self.asks, False
        before = self.told.lines
        match word, rest:
            case "salary", [who]:
                self.keeper.do(Salary(card=self.account(who)))
            case (("out" | "in"), [who]):
                self.keeper.do(Retire(card=self.account(who), out=word == "out"))
            case "new", []:
                self.asks = not asked
                if self.asks:
                    self.write(self.says("money-terminal-new"))
                    return True
                self.keeper.do(NewGame())
            case payer, [payee, amount, *why] if len(why) <= MOST_WORDS and word not in {"for", "name", "me"}:
                self.pay(self.party(payer), self.party(payee), amount, " ".join(why))
            case _:
                return False
        for line in self.keeper.state.lines if word != "new" else ():
            if line.number not in before:
                self.write(line.text)
        self.show()
        return True

    def pay(self, payer: int, payee: int, amount: str, why: str) -> None:
        """Pay what was typed, for what words mean."""
        occasion = self.occasion(kind_of(Booking(payee, payer, 1)), why)
        typed = amount[: LONGEST_AMOUNT + 1]  # more is no amount either, and is not sent
        self.keeper.do(Pay(payer=payer, payee=payee, amount=typed, occasion=occasion))

    def party(self, given: str) -> int:
        """Return who is meant: a name, a number, the bank, all; raise BookingError for nobody."""
        names = [card.name.casefold() for card in self.keeper.state.cards]
        if given.casefold() in PARTIES and given.casefold() not in names:
            return PARTIES[given.casefold()]
        return self.account(given)

    def account(self, given: str) -> int:
        """Return whose account is meant; raise BookingError for none."""
        try:
            return self.card(given)
        except BookingError:
            raise BookingError("error-money-who", given=given) from None


def is_link(word: str) -> bool:
    """Whether a word is the address of a server, and nobody's name."""
    return LINK.search(word) is not None


class Wanted(NamedTuple):
    """Accounts to be opened, one for each name; without names those of the file, or the last ones, go on.

    `edition`: its name, or a file of somebody's own.
    """

    edition: str
    names: Sequence[str] = ()
    start: str = ""
    save: Path | None = None


def use(wanted: Wanted, lines: Iterator[str], write: Callable[[str], None], now: Callable[[], int]) -> int:
    """Open accounts, or go on with some, and return the exit code; raise SpokenError if neither can be."""
    path = wanted.save or state_folder() / LAST
    if wanted.names:
        if path.exists():
            raise SpokenError("error-money-there", path=str(path))
        header = money_header(find(wanted.edition), wanted.names, wanted.start, now())
        ReaderFile.begin(path, header, first_names(header, wanted.names))
    elif not path.exists():
        raise SpokenError("error-money-nobody-named")
    MoneyTalk(FiledLedger(ReaderFile.open(path, "money"), now, chosen()), write).talk(lines)
    return 0
