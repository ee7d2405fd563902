"""Accounts alone on a server that is killed: what was acknowledged is there again, and nothing is paid twice."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

from tests.server.hurt.processes import Server, Setup
from tests.server.net.kit import new_token

ME = new_token()


def test_a_payment_that_was_acknowledged_outlives_the_server(
    started: Callable[[Setup], Server], tmp_path: Path
) -> None:
    server = started(Setup(str(tmp_path / "tables.db")))
    with httpx.Client(base_url=server.url, headers={"Authorization": f"Bearer {ME}"}, trust_env=False) as http:
        made = http.post("/api/readers/money", json={"token": ME, "edition": "dc", "names": ["Anna", "Ben"]}).json()

        def pay(id_: str, amount: str) -> dict[str, Any]:
            command = {"do": "pay", "payer": 1, "payee": 2, "amount": amount}
            path = f"/api/readers/{made['code']}/commands"
            answer: dict[str, Any] = http.post(path, json={"type": "do", "id": id_, "command": command}).json()
            return answer

        acknowledged = []
        for round_ in range(3):
            acknowledged.append(pay(f"pay {round_}", "100")["sequence"])
            server.kill()
            server.start()
            assert pay(f"pay {round_}", "100")["sequence"] == acknowledged[-1]
        state = http.get(f"/api/readers/{made['code']}?lang=en").json()
        assert [card["balance"] for card in state["cards"]] == ["M 1200", "M 1800"]
        assert acknowledged == [3, 4, 5]
