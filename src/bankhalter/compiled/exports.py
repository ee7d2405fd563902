"""The functions that Python may call compiled, and what hands their arguments over."""

from collections.abc import Mapping

from bankhalter.compiled.functions import LISTS, Head, c_type
from bankhalter.compiled.records import LISTENED, WORD, Record

EXPORTS = (
    "rules.start.start",
    "rules.legal.legal",
    "rules.apply.judge",
    "rules.apply.apply",
    "rules.faults.faults",
    "rules.asking.whom_to_ask",
    "rules.queries.worth",
    "rules.queries.dice_due",
    "rules.stream.seed_stream",
    "rules.stream.next_word",
    "rules.stream.draw_below",
    "batch.game.begin_game",
    "batch.game.play_game",
    "batch.game.step_game",
    "batch.batch.play_batch",
    "bots.standard.choose_standard",
    "bots.novice.choose_novice",
    "bots.random_bot.choose_random",
    "bots.walker.choose_leaver",
    "bots.walker.choose_stayer",
)
"""Module and function; Python calls each by the name of the function."""

CALLED = """
def {name}({given}):
    {lent}
    {declared}
    with nogil:
        {result}{c_name}({handed})
    {after}
"""


def call(name: str, head: Head, records: Mapping[str, Record]) -> str:
    """Return the function by which Python calls a plain function compiled; records come in their C classes."""
    given, handed, lent, after = [], [], [], []
    for parameter, kind in head.parameters.items():
        if kind in records:
            given.append(f"{kind} {parameter} not None")
            handed.append(f"&{parameter}.c")
            if kind == LISTENED:
                after.append(f"check_notes(&{parameter}.c)")
        elif kind in LISTS:
            given.append(parameter)
            lent.append(f"cdef Lent lent_{parameter} = Lent({parameter}, {kind == f'list[{WORD}]'})")
            handed.append(f"<{LISTS[kind]}>lent_{parameter}.numbers")
            after.append(f"lent_{parameter}.give_back()")
        else:
            given.append(f"{c_type(kind, records)}{parameter}")
            handed.append(parameter)
    returns = head.returns != "None"
    if returns:
        after.append("return result")
    return CALLED.format(
        name=name,
        c_name=head.name,
        given=", ".join(given),
        handed=", ".join(handed),
        lent="\n    ".join(lent) or "pass",
        declared=f"cdef {c_type(head.returns, records)}result" if returns else "pass",
        result="result = " if returns else "",
        after="\n    ".join(after) or "pass",
    )
