"""The same over plain HTTP: commands, entries, a stream of lines, records and positions."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import httpx
import pytest

from bankhalter.cli.main import app
from bankhalter.editions.catalogue import editions
from bankhalter.server import page_files
from bankhalter.server.commands import TOKEN_LENGTH
from tests.server.net.kit import GENEROUS, SOON, MadeTable, Server, eventually, new_token, seated, serving, within


async def started(server: Server, *places: str, **wanted: Any) -> MadeTable:
    """Return a table that Anna and Ben have begun, over HTTP."""
    table = await server.table(places=["open", "open", *places], **wanted)
    for place, shown in enumerate(("Anna", "Ben")):
        answer = await table.command(table.token, f"sit {place}", do="sit", place=place, shown=shown, token=table.token)
        assert answer.status_code == 200, answer.text
    assert (await table.command(table.token, "go", do="start")).status_code == 200
    return table


def test_commands_are_acknowledged_once_and_refused_as_problems() -> None:
    async def work() -> None:
        async with serving() as server:
            table = await started(server)
            cheat = await table.command(table.token, "x", do="play", line="Anna throws 6 6")
            assert (cheat.status_code, cheat.json()["reason"]) == (409, "nature_answers")
            first = await table.command(table.token, "throw", do="play", line="Anna throws")
            again = await table.command(table.token, "throw", do="play", line="Anna throws")
            assert first.json() == again.json() == {"type": "ack", "id": "throw", "sequence": 4}
            stranger = await table.command(new_token(), "x", do="play", line="Ben throws")
            assert (stranger.status_code, stranger.json()["reason"]) == (403, "forbidden")
            keyless = await table.command("", "x", do="play", line="Ben throws")
            assert keyless.status_code == 403
            wrong = await table.command("too short", "x", do="play", line="Ben throws")
            assert (wrong.status_code, wrong.json()["reason"]) == (400, "key")
            refused = await server.http.post(
                table.path("/commands"),
                json={"type": "do", "id": "y", "command": {"do": "start"}},
                headers={"Authorization": f"bearer {new_token()}, {table.token}", "Accept-Language": "de-DE,en;q=0.5"},
            )
            assert refused.json() == {
                "status": 409,
                "reason": "begun",
                "sentence": "Das Spiel hat schon begonnen; Plätze werden davor vergeben.",
                "rules": [],
                "wait": 0,
                "details": "",
            }

    within(30, work())


def test_a_table_is_found_by_its_code_however_it_is_written() -> None:
    async def work() -> None:
        async with serving() as server:
            table = await started(server)
            for name in (table.id, table.code, table.code.lower(), f"{table.code[:2]}-{table.code[2:]}"):
                shown = (await server.http.get(f"/api/tables/{name}", params={"lang": "en"})).json()
                assert (shown["table"]["id"], shown["entries"], shown["you"]["seats"]) == (table.id, [], [])
            headers = {"Authorization": f"Bearer {table.token}"}
            mine = (await server.http.get(table.path(), headers=headers)).json()
            assert mine["you"]["seats"] == ["Anna", "Ben"]
            assert mine["may"]["Anna"] == ["Anna throws"]

    within(30, work())


def test_entries_come_in_pages_that_join_without_a_gap() -> None:
    async def work() -> None:
        async with serving() as server:
            table = await started(server)
            whole = (await server.http.get(table.path("/entries"))).json()
            assert [entry["kind"] for entry in whole[:3]] == ["sat", "sat", "started"]
            assert all(not entry.get("token") and "command" not in entry for entry in whole)
            paged: list[Any] = []
            while page := (
                await server.http.get(table.path("/entries"), params={"after": len(paged), "limit": 2})
            ).json():
                assert len(page) <= 2
                paged += page
            assert paged == whole
            for wrong in ({"after": -1}, {"limit": 0}, {"limit": 5001}, {"after": "x"}):
                answer = await server.http.get(table.path("/entries"), params=wrong)
                assert (answer.status_code, answer.json()["reason"]) == (400, "unread")

    within(30, work())


async def heard(stream: AsyncIterator[str]) -> dict[str, Any]:
    """Return the next line of a stream."""
    async with asyncio.timeout(SOON):
        line: dict[str, Any] = json.loads(await anext(stream))
    return line


def test_a_stream_begins_with_the_whole_game_and_ends_with_its_client() -> None:
    async def work() -> None:
        async with serving() as server:
            table = await started(server)
            headers = {"Authorization": f"Bearer {table.token}"}
            live = await server.desk.hall.table(table.id)
            params = {"lang": "en"}
            async with server.http.stream("GET", table.path("/stream"), headers=headers, params=params) as answer:
                assert answer.headers["content-type"].startswith("application/x-ndjson")
                stream = aiter(answer.aiter_lines())
                welcome = await heard(stream)
                assert (welcome["type"], welcome["first"]) == ("welcome", 0)
                assert welcome["sequence"] == len(welcome["entries"]) == len(welcome["said"])
                assert live.here.present() == {"Anna", "Ben"}
                done = await table.command(table.token, "throw", do="play", line="Anna throws")
                sequence = welcome["sequence"]
                news = welcome
                while sequence < done.json()["sequence"]:
                    news = await heard(stream)
                    assert (news["type"], news["first"]) == ("news", sequence)
                    sequence = news["sequence"]
                assert "Anna" in news["said"][-1][0]
            await eventually(lambda: not live.clients and not server.desk.guard.connections)
            assert live.here.present() == frozenset()

    within(30, work())


def test_who_plays_by_requests_alone_is_answered_by_the_bots() -> None:
    async def work() -> None:
        async with serving() as server:
            table = await server.table(places=["open", "bot:standard", "bot:standard"], options={"first": "seat"})
            sit = await table.command(table.token, "sit", do="sit", place=0, shown="Anna", token=table.token)
            assert sit.status_code == 200
            await table.command(table.token, "go", do="start")
            headers = {"Authorization": f"Bearer {table.token}"}
            turns = number = 0
            async with asyncio.timeout(SOON):
                while turns < 3:
                    shown = (await server.http.get(table.path(), headers=headers)).json()
                    if "Anna" not in shown["moment"]["awaits"]:
                        continue
                    line = next(line for line in shown["may"]["Anna"] if ".." not in line)
                    number += 1
                    await table.command(table.token, f"{number}", do="play", line=line)
                    turns += line == "Anna ends turn"

    within(30, work())


def test_a_quiet_stream_says_that_it_still_stands() -> None:
    async def work() -> None:
        async with serving(GENEROUS._replace(alive=0.05)) as server:
            table = await started(server)
            async with server.http.stream("GET", table.path("/stream")) as answer:
                stream = aiter(answer.aiter_lines())
                assert (await heard(stream))["type"] == "welcome"
                assert await heard(stream) == {"type": "alive"}
                assert await heard(stream) == {"type": "alive"}

    within(30, work())


def test_a_record_hides_the_seed_while_the_game_runs_and_positions_follow_the_actions() -> None:
    async def work() -> None:
        async with serving() as server:
            table = await started(server)
            seed = (await server.desk.hall.table(table.id)).secret.seed.hex()
            await table.command(table.token, "throw", do="play", line="Anna throws")
            record = await server.http.get(table.path("/record"))
            assert record.headers["content-type"] == "text/plain; charset=utf-8"
            assert record.headers["content-disposition"] == f'attachment; filename="{table.code}.record"'
            assert "Anna throws " in record.text
            assert seed not in record.text
            before = await server.http.get(table.path("/positions/0"))
            after = await server.http.get(table.path("/positions/1"))
            assert before.status_code == after.status_code == 200
            assert before.text != after.text
            for number in (-1, 10**6, 10**40):
                assert (await server.http.get(table.path(f"/positions/{number}"))).status_code == 404
            empty = await server.table()
            for path in ("/record", "/positions/0", "/sights/0", "/curves"):
                assert (await server.http.get(empty.path(path))).json()["reason"] == "not_begun", path

    within(30, work())


def test_a_page_can_look_back_on_a_game() -> None:
    async def work() -> None:
        async with serving() as server:
            table = await started(server, edition="banking", options={"first": "seat"})
            await table.command(table.token, "throw", do="play", line="Anna throws")
            first = (await server.http.get(table.path("/sights/0"))).json()
            assert (first["turn"], first["round"], first["throws"], first["dice"]) == ("Anna", 1, 0, [])
            later = await server.http.get(table.path("/sights/1"))
            assert (later.json()["throws"], len(later.json()["dice"])) == (1, 2)
            assert later.headers["cache-control"] == "max-age=300"
            curves = await server.http.get(table.path("/curves"))
            assert curves.headers["cache-control"] == "no-store"
            assert curves.json()["cash"][0] == [15_000_000, 15_000_000]
            assert curves.json()["steps"][1]["sequence"] == 4
            for late in ("/chances", "/luck"):
                assert (await server.http.get(table.path(late))).json()["reason"] == "not_over"
            for number in (-1, 10**6, 10**40):
                assert (await server.http.get(table.path(f"/sights/{number}"))).status_code == 404

    within(30, work())


def test_what_everybody_may_read_travels_squeezed_and_what_is_secret_does_not() -> None:
    async def work() -> None:
        async with serving() as server:
            table = await started(server)
            for path in ("/api/editions", "/api/editions/bond-007", "/api/rules"):
                answer = await server.http.get(path, headers={"accept-encoding": "gzip"})
                assert answer.headers["content-encoding"] == "gzip"
                assert answer.json()
                plain = await server.http.get(path, headers={"accept-encoding": "identity"})
                assert "content-encoding" not in plain.headers
                assert plain.json() == answer.json()
            answer = await server.http.get(table.path("/curves"), headers={"accept-encoding": "gzip"})
            assert "content-encoding" not in answer.headers

    within(30, work())


def test_editions_say_what_they_are_about_and_which_games_their_rulebook_lacks() -> None:
    async def work() -> None:
        async with serving() as server:
            answer = await server.http.get("/api/editions", params={"lang": "de"})
            shown = {edition["name"]: edition for edition in answer.json()}
            bond = shown["bond-007"]
            assert (bond["title"], bond["year"]) == ("James Bond 007", 2010)
            assert (bond["money"]["start"], bond["start_with"]) == (1500, {"speed_die": 2500})
            assert bond["lots"] == "Filme, Bond-Autos, Geheimquartiere"
            assert bond["buildings"] == "Verstecke, Hauptquartiere"
            assert bond["variants"] == {"speed_die": "Tempo-Würfel"}
            assert bond["lacks"] == "Nicht im Regelheft dieser Ausgabe: Schnellspiel und Spiel auf Zeit."
            assert shown["banking"]["variants"] == {"short": "Schnellspiel", "minutes": "Spiel auf Zeit"}
            assert (shown["banking"]["money"]["start"], shown["banking"]["start_with"]) == (15_000_000, {})
            assert {edition["untranslated"] for edition in shown.values()} == {""}
            english = {
                edition["name"]: edition
                for edition in (await server.http.get("/api/editions", params={"lang": "en"})).json()
            }
            assert [name for name, edition in english.items() if edition["untranslated"]] == ["bond-007"]
            assert (bond["seats"], bond["most_minutes"]) == ([2, 6], 0)
            assert shown["banking"]["most_minutes"] == 10_000
            assert shown["classic-de"]["title"] == "Klassisch (Deutschland)"

    within(30, work())


def test_what_would_come_of_a_line_is_said_and_nothing_changes() -> None:
    async def work() -> None:
        async with serving() as server:
            waiting = await server.table()
            early = await server.http.get(waiting.path("/try"), params={"line": "Anna throws"})
            assert (early.status_code, early.json()["reason"]) == (409, "not_begun")
            table = await started(server, edition="sonic-boom", options={"first": "seat"})
            for language in ("de", "en"):
                asked = {"line": "Ben throws", "lang": language}
                tried = (await server.http.get(table.path("/try"), params=asked)).json()
                assert (tried["legal"], tried["effects"], tried["cash"]) == (False, [], {})
                assert tried["sentence"] != ""
                assert tried["rules"] != []
            tried = (await server.http.get(table.path("/try"), params={"line": "Anna throws"})).json()
            assert (tried["legal"], tried["sentence"]) == (True, "")
            asked = {"seat": "Anna", "lang": "de"}
            why = (await server.http.get(table.path("/reasons"), params=asked)).json()
            assert why["builds"] == {
                "sentence": "Gebaut wird nur auf Feldern einer vollständigen Farbgruppe; "
                "Anna besitzt noch kein Feld einer Farbgruppe.",
                "rules": ["build-full-group"],
            }
            nobody = await server.http.get(table.path("/reasons"), params={"seat": "Zoe"})
            assert (nobody.status_code, nobody.json()["reason"]) == (400, "unread")
            unread = await server.http.get(table.path("/try"), params={"line": "Anna dances"})
            assert (unread.status_code, unread.json()["reason"]) == (400, "unread")
            entries = (await server.http.get(table.path("/entries"))).json()
            assert [entry["kind"] for entry in entries] == ["sat", "sat", "started"]

    within(30, work())


def test_the_rules_can_be_read_one_by_one() -> None:
    async def work() -> None:
        async with serving() as server:
            heads = (await server.http.get("/api/rules", params={"lang": "de"})).json()
            assert len({head["id"] for head in heads}) == len(heads)
            bond = (await server.http.get("/api/rules", params={"lang": "en", "edition": "bond-007"})).json()
            sonic = (await server.http.get("/api/rules", params={"lang": "en", "edition": "sonic"})).json()
            assert "speeddie-variant" in {head["id"] for head in bond}  # only this rulebook has the speed die
            assert "speeddie-variant" not in {head["id"] for head in sonic}
            shown = await server.http.get("/api/rules/speeddie-variant", params={"lang": "de"})
            assert (shown.json()["editions"], list(shown.json()["sections"])) == (["bond-007"], ["bond-007"])
            assert shown.headers["cache-control"] == "max-age=300"
            missing = await server.http.get("/api/rules/no-such-rule")
            assert (missing.status_code, missing.json()["reason"]) == (404, "no_rule")

    within(30, work())


def test_editions_have_their_options_and_no_decks() -> None:
    async def work() -> None:
        async with serving() as server:
            shown = (await server.http.get("/api/editions")).json()
            assert [edition["name"] for edition in shown] == list(editions())
            assert all("decks" not in edition["options"] for edition in shown)
            assert all(edition["title"] for edition in shown)
            german = (await server.http.get("/api/editions", params={"lang": "de"})).json()
            for ours, theirs in zip(shown, german, strict=True):
                assert ours["options"] == theirs["options"]
                assert ours["said"].keys() == theirs["said"].keys() == ours["options"].keys()
                for option, said in ours["said"].items():
                    assert len(said) == len(ours["options"][option]) or not ours["options"][option]
                    assert all(one != other for one, other in zip(said, theirs["said"][option], strict=True))
            assert {edition["name"]: edition["needs"] for edition in shown if edition["needs"]} == {
                "bond-007": {"rent_dice": "speed_die", "triple": "speed_die", "mrm": "speed_die"}
            }
            for edition in shown:
                for option, values in edition["options"].items():
                    for value in values:
                        answer = await server.http.post(
                            "/api/tables",
                            json={"edition": edition["name"], "token": "t" * TOKEN_LENGTH, "options": {option: value}},
                        )
                        assert answer.status_code in {201, 400}, answer.text
            typed = {"edition": "banking", "token": "t" * TOKEN_LENGTH, "options": {"decks": "drawn"}}
            assert (await server.http.post("/api/tables", json=typed)).status_code == 400

    within(60, work())


def test_listed_tables_are_listed_and_private_ones_are_not() -> None:
    async def work() -> None:
        async with serving() as server:
            await server.table()
            table = await server.table(listed=True, places=["open", "closed", "bot:standard"])
            (listing,) = (await server.http.get("/api/tables")).json()
            assert (listing["id"], listing["stage"], listing["open_places"]) == (table.id, "open", 1)

    within(30, work())


@pytest.mark.parametrize(
    "wrong",
    [
        {"edition": "nowhere"},
        {"token": "short"},
        {"token": "!" * TOKEN_LENGTH},
        {"places": ["open"]},
        {"places": ["open"] * 7},
        {"places": ["open", "bot:nobody"]},
        {"places": ["open", "throne"]},
        {"options": {"nothing": 1}},
        {"options": {"decks": "drawn"}},
        {"grace": 61},
        {"profile": "hasty"},
        {"unknown": 1},
    ],
)
def test_a_table_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    async def work() -> None:
        async with serving() as server:
            body = {"edition": "banking", "token": new_token(), **wrong}
            answer = await server.http.post("/api/tables", json=body)
            assert (answer.status_code, answer.json()["reason"]) == (400, "unread")
            assert (await server.http.get("/api/tables")).json() == []

    within(30, work())


def test_health_and_figures_are_told() -> None:
    async def work() -> None:
        async with serving() as server:
            table = await server.table()
            async with table.client(table.token) as client:
                await seated(table, client, "Anna", "Ben")
                for _ in range(3):
                    await client.do("play", line="Anna dances")
                assert (await server.http.get("/health")).json()["status"] == "ok"
                text = (await server.http.get("/metrics")).text
                assert "bankhalter_clients 1.0" in text
                assert 'bankhalter_commands_total{answer="unread"} 3.0' in text
                assert 'bankhalter_commands_total{answer="done"} 3.0' in text
                assert "bankhalter_append_seconds_count 3.0" in text

    within(30, work())


def test_figures_are_for_this_machine_only_unless_the_server_is_set_up_otherwise() -> None:
    async def work() -> None:
        through_proxies = [{"X-Forwarded-For": "127.0.0.1"}, {"Forwarded": "for=127.0.0.1"}, {"X-Real-IP": "127.0.0.1"}]
        for trusted in (False, True):
            async with serving(trusted_proxy=trusted) as server:
                assert (await server.http.get("/metrics")).status_code == 200
                for headers in through_proxies:
                    answer = await server.http.get("/metrics", headers=headers)
                    assert (answer.status_code, answer.json()["reason"]) == (404, "no_page")
        async with serving(metrics=True) as server:
            for headers in through_proxies:
                assert (await server.http.get("/metrics", headers=headers)).status_code == 200

    within(30, work())


HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


def check_headers(answer: httpx.Response) -> None:
    """Check what keeps an answer from being misused."""
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert answer.headers["content-security-policy"].startswith("default-src 'none'; ")


def test_a_page_that_is_built_is_served_compressed_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = tmp_path / "built"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>Built</title>")
    (built / "icon.svg").write_text("<svg/>")
    (built / "preloads.json").write_text(
        '{"screens": {"": "</assets/main-a1.js>; rel=modulepreload", "t": "</assets/table-a1.js>"},'
        ' "words": {"de": "</assets/de-a1.js>; rel=modulepreload"}}'
    )
    (built / "assets" / "main-a1.js").write_text("let one = 1;" * 50)
    (built / "assets" / "font-a1.woff2").write_bytes(b"wOF2")
    monkeypatch.setattr(page_files, "folder", lambda: built)

    async def work() -> None:
        async with serving() as server:
            for path in ("/", "/t/ABCDE", "/replay/ABCDE", "/rules", "/rules/rent-owed", "/settings"):
                answer = await server.http.get(path)
                assert (answer.text, answer.headers["cache-control"]) == (
                    "<!doctype html><title>Built</title>",
                    "no-cache",
                )
            links = [(await server.http.get(path)).headers.get("link") for path in ("/", "/t/ABCDE", "/rules")]
            assert links == ["</assets/main-a1.js>; rel=modulepreload", "</assets/table-a1.js>", None]
            german = await server.http.get("/t/ABCDE", headers={"accept-language": "de-AT,en;q=0.5"})
            assert german.headers["link"] == "</assets/table-a1.js>, </assets/de-a1.js>; rel=modulepreload"
            assert german.headers["vary"] == "Accept-Language"
            script = await server.http.get("/assets/main-a1.js")
            assert script.text == "let one = 1;" * 50
            assert script.headers["content-encoding"] == "gzip"
            assert script.headers["cache-control"] == "max-age=31536000, immutable"
            plain = await server.http.get("/assets/main-a1.js", headers={"accept-encoding": "identity"})
            assert (plain.text, plain.headers.get("content-encoding")) == (script.text, None)
            font = await server.http.get("/assets/font-a1.woff2")
            assert (font.content, font.headers["content-type"]) == (b"wOF2", "font/woff2")
            assert (await server.http.get("/icon.svg")).headers["content-type"].startswith("image/svg+xml")
            for missing in (
                "/assets/index.html",
                "/assets/../index.html",
                "/assets/main-a2.js",
                "/manifest.webmanifest",
            ):
                assert (await server.http.get(missing)).status_code == 404, missing

    within(30, work())


def test_the_plain_page_says_which_commands_are_a_card_reader_and_accounts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_files, "folder", lambda: files("bankhalter.server.pages"))

    async def work() -> None:
        async with serving() as server:
            for path in ("/reader", "/money"):
                assert "/assets/lobby.js" in (await server.http.get(path)).text
            script = (await server.http.get("/assets/lobby.js")).text
            named = re.findall(r'"bankhalter (\w+)', script)
            assert named == ["reader", "money"]
            assert set(named) <= set(app.commands)

    within(30, work())


def test_every_answer_has_the_headers_that_keep_it_from_misuse_errors_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_files, "folder", lambda: files("bankhalter.server.pages"))  # whether one is built or not

    async def work() -> None:
        async with serving() as server:
            paths = {
                "/": 200,
                "/t/ABCDE": 200,
                "/assets/lobby.js": 200,
                "/assets/nothing.js": 404,
                "/assets/lobby.html": 404,
                "/nothing": 404,
                "/api/tables/nothing": 404,
                "/api/tables/" + "x" * 33: 400,
                "/api/tables/%00": 404,
                "/api/tables/a%2Fb": 404,
                "/api/docs": 200,
                "/api/docs/openapi.json": 200,
                "/health": 200,
                "/metrics": 200,
            }
            for path, status in paths.items():
                answer = await server.http.get(path)
                assert answer.status_code == status, path
                check_headers(answer)
                head = await server.http.head(path)
                assert (head.status_code, head.content) == (status, b""), path
                check_headers(head)
            assert "'unsafe" not in (await server.http.get("/")).headers["content-security-policy"]
            for answer in (
                await server.http.request("DELETE", "/api/tables"),
                await server.http.post("/api/tables", content=b"{"),
                await server.http.post("/api/tables", content=b"x" * 100_000),
                await server.http.options("/api/tables"),
            ):
                check_headers(answer)

    within(30, work())


def test_the_documentation_needs_nothing_from_elsewhere() -> None:
    async def work() -> None:
        async with serving() as server:
            page = await server.http.get("/api/docs")
            named = re.findall(r"(?:src|href)=[\"']([^\"']+)", page.text)
            assert len(named) == 3
            for address in named:
                assert address.startswith("/")
                assert (await server.http.get(address)).status_code == 200, address
            assert "http" not in page.headers["content-security-policy"]

    within(30, work())


def test_the_head_of_a_stream_ends() -> None:
    async def work() -> None:
        async with serving() as server:
            table = await started(server)
            assert (await server.http.head(table.path("/stream"))).status_code == 200
            live = await server.desk.hall.table(table.id)
            await eventually(lambda: not live.clients and not server.desk.guard.connections)

    within(30, work())


def test_a_browser_at_an_address_that_is_none_gets_the_page_which_says_so() -> None:
    async def work() -> None:
        async with serving() as server:
            as_browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
            answer = await server.http.get("/nothing", headers=as_browser)
            assert answer.status_code == 404
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.content == (await server.http.get("/", headers=as_browser)).content
            assert (await server.http.get("/api/nothing", headers=as_browser)).json()["reason"] == "no_page"

    within(30, work())


@pytest.mark.parametrize(("language", "number"), [("de", 0), ("en", 1)])
def test_what_the_framework_refuses_has_our_form_and_the_language_of_the_client(language: str, number: int) -> None:
    cases = [
        ("GET", "/nothing", b"", 404, "no_page", ("Diese Seite gibt es nicht.", "There is no such page.")),
        (
            "DELETE",
            "/api/tables",
            b"",
            405,
            "method",
            ("So kann man diese Adresse nicht benutzen.", "This address cannot be used like that."),
        ),
        ("POST", "/api/tables", b"{", 400, "unread", ("Diese Nachricht ist nicht", "This message cannot be")),
        ("POST", "/api/tables", b"[]", 400, "unread", ("Diese Nachricht ist nicht", "This message cannot be")),
        (
            "POST",
            "/api/tables",
            b" " * 20_000,
            413,
            "too_long",
            ("Die Anfrage ist zu groß", "The request is too large"),
        ),
        ("GET", "/api/tables/none", b"", 404, "no_table", ("Diesen Tisch gibt es nicht", "There is no such table")),
    ]

    async def work() -> None:
        async with serving() as server:
            for method, path, content, status, reason, sentences in cases:
                answer = await server.http.request(
                    method, path, content=content or None, headers={"Accept-Language": f"fr, {language};q=0.7"}
                )
                body = answer.json()
                assert (answer.status_code, body["status"], body["reason"]) == (status, status, reason), (path, body)
                assert body["sentence"].startswith(sentences[number])
                assert body.keys() == {"status", "reason", "sentence", "rules", "wait", "details"}

    within(30, work())


@pytest.mark.parametrize("language", ["de", "en"])
def test_what_is_too_long_is_said_in_words_for_people_and_the_details_are_for_programs(language: str) -> None:
    long = {"de": "Das ist zu lang; erlaubt sind 24 Zeichen.", "en": "This is too long; 24 characters are allowed."}
    other = {"de": "Diese Nachricht ist nicht zu verstehen.", "en": "This message cannot be understood."}

    async def work() -> None:
        async with serving() as server:
            table = await server.table()
            asks = {"Accept-Language": language}
            for shown, sentence, details in (
                ("x" * 25, long[language], "Expected `str` of length <= 24 - at `$.command.shown`"),
                (5, other[language], "Expected `str`, got `int` - at `$.command.shown`"),
            ):
                command = {"do": "sit", "place": 0, "shown": shown, "token": table.token}
                body = {"type": "do", "id": "1", "command": command}
                answer = await server.http.post(table.path("/commands"), json=body, headers=asks)
                what = details.partition(" - ")[0]
                assert (answer.json()["sentence"], answer.json()["details"]) == (sentence, what)
                async with table.client(table.token, lang=language) as client:
                    await client.send(body)
                    refused = await client.until("refused")
                    assert (refused["sentence"], refused["details"]) == (sentence, details)

    within(30, work())


def test_a_page_learns_where_other_devices_find_the_server() -> None:
    async def work() -> None:
        async with serving(home="http://192.168.178.20:8000") as server:
            assert (await server.http.get("/api/home")).json() == {"address": "http://192.168.178.20:8000"}
        async with serving() as server:
            assert (await server.http.get("/api/home")).json() == {"address": ""}

    within(30, work())


def test_a_page_learns_what_the_bots_of_a_new_table_will_be_called() -> None:
    async def work() -> None:
        async with serving() as server:
            names = (await server.http.get("/api/bots")).json()["names"]
            table = await server.table(places=["bot:novice", "open", "bot:standard", "bot", "bot", "bot"])
            chairs = (await server.http.get(table.path())).json()["moment"]["chairs"]
            assert [chair["shown"] for chair in chairs if chair["holder"] == "bot"] == names[:5]

    within(30, work())
