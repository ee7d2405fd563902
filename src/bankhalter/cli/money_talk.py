"""The command `bankhalter money`: accounts alone at the terminal, for a game with a printed edition."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from bankhalter.cli.ledger_talk import WORDS, LedgerTalk
from bankhalter.cli.reader_file import ReaderFile
from bankhalter.cli.state import state_folder
from bankhalter.companion.accounts import BANK, EVERYBODY
from bankhalter.companion.checks import BookingError
from bankhalter.companion.devices import first_names, speech_of
from bankhalter.companion.editions import edition_of
from bankhalter.companion.entries import Paid, Renewed, Retired
from bankhalter.companion.money import MoneyLedger
from bankhalter.companion.occasions import kind_of
from bankhalter.companion.paying import checked, money_header, salary, typed_units
from bankhalter.editions.catalogue import find
from bankhalter.words.errors import SpokenError

LAST = "last.money"
MOST_WORDS = 4  # that say what a payment is for
PARTIES = {"bank": BANK, "all": EVERYBODY, "alle": EVERYBODY}


class MoneyTalk(LedgerTalk):
    """Accounts in use; `asks`: whether a new game shall begin."""

    words = {**WORDS, "gehalt": "salary", "los": "salary", "go": "salary", "raus": "out", "rein": "in"}  # noqa: RUF012
    asks = False

    @property
    def ledger(self) -> MoneyLedger:
        """How the accounts stand."""
        assert isinstance(self.file.ledger, MoneyLedger)  # noqa: S101  # it was opened as one
        return self.file.ledger

    def help(self) -> str:
        """Return what can be typed."""
        return self.says("money-terminal-help")

    def unread(self) -> str:
        """Return what is said of a line that cannot be read."""
        return self.says("money-terminal-unread")

    def show(self) -> None:
        """Show who has how much."""
        speech, voice = speech_of(self.ledger, self.language)
        rows = ((speech.card(n), speech.amount(units)) for n, units in enumerate(self.ledger.accounts.balances, 1))
        self.write("  " + ", ".join(f"{voice.text(who)} {voice.text(amount)}" for who, amount in rows))

    def carry_out(self, word: str, rest: list[str]) -> bool:
        """Pay, or do what else belongs to accounts; return whether it could be read."""
        asked, self.asks = self.asks, False
        at = self.now()
        match word, rest:
            case "salary", [who]:
                self.file.add(salary(self.ledger, self.party(who), at))
            case (("out" | "in"), [who]):
                self.file.add(Retired(at=at, card=self.account(who), out=word == "out"))
            case "new", []:
                self.asks = not asked
                if self.asks:
                    self.write(self.says("money-terminal-new"))
                    return True
                self.file.add(Renewed(at=at))
            case payer, [payee, amount, *why] if len(why) <= MOST_WORDS and word not in {"for", "name"}:
                units = typed_units(amount, edition_of(self.ledger.header))
                paid = Paid(at=at, payer=self.party(payer), payee=self.party(payee), amount=units)
                kind = kind_of(self.ledger.booking(paid.payer, paid.payee, units))
                self.file.add(checked(self.ledger, replace(paid, occasion=self.occasion(kind, " ".join(why)))))
            case _:
                return False
        if word not in {"out", "in", "new"}:
            self.tell_last()
        self.show()
        return True

    def tell_last(self) -> None:
        """Say what was booked last."""
        speech, voice = speech_of(self.ledger, self.language)
        self.write(voice(speech.line(self.ledger.game.lines[-1])))

    def party(self, given: str) -> int:
        """Return who is meant: a name, a number, the bank, all; raise BookingError for nobody."""
        names = [name.casefold().replace(" ", "") for name in self.ledger.names]
        plain = given.casefold()
        if plain in names:
            return names.index(plain) + 1
        if plain in PARTIES:
            return PARTIES[plain]
        if given.isdecimal() and 0 < int(given) <= len(names):
            return int(given)
        raise BookingError("error-money-who", given=given)

    def account(self, given: str) -> int:
        """Return whose account is meant; raise BookingError for none."""
        party = self.party(given)
        if party in {BANK, EVERYBODY}:
            raise BookingError("error-money-who", given=given)
        return party


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
    MoneyTalk(ReaderFile.open(path, "money"), write, now).talk(lines)
    return 0
