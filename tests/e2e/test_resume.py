"""A reload, a second device, and a server that dies: everybody goes on where they were."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import Welcome
from tests.e2e.people import Person, at_rest, say
from tests.e2e.site import Site


def table_of_two(welcome: Welcome, **settings: Any) -> tuple[Person, Person, str]:
    """Ann, Borys and a bot at a running table, both looking at it."""
    ann, borys = welcome("/", **settings), welcome("/", **settings)
    table = ann.makes_table(3, bots={"2": "greedy"})
    borys.sits(table, 1, "Borys")
    ann.starts(table)
    ann.goes(f"/t/{table}")
    borys.goes(f"/t/{table}")
    return ann, borys, table


def sight(person: Person) -> tuple[str, list[str], list[str]]:
    """What a person sees: the question, the options and the log."""
    state = person.until_asked()
    return state.question, state.options, person.log()


def rounds(people: tuple[Person, ...], decisions: int) -> None:
    """So many decisions, by those who are asked."""
    for _ in range(decisions):
        at_rest(*people).plays(1)


def rounds_until_asked(person: Person, other: Person) -> None:
    """Another person decides until this one is asked."""
    while at_rest(person, other) is not person:
        other.plays(1)


def test_a_reload_goes_on_where_it_was(welcome: Welcome) -> None:
    ann, borys, _ = table_of_two(welcome)
    rounds((ann, borys), 8)
    person = at_rest(ann, borys)
    before = sight(person)
    person.page.reload()
    assert sight(person) == before
    rounds((ann, borys), 4)
    earlier = before[2][:-1]  # if the same happens once more, the last line says so
    assert person.log()[: len(earlier)] == earlier


def test_a_second_device_follows_along(welcome: Welcome) -> None:
    ann, borys, table = table_of_two(welcome)
    rounds((ann, borys), 4)
    phone = welcome(f"/t/{table}", storage_state=ann.context.storage_state(), viewport={"width": 390, "height": 800})
    for deciding, following in ((ann, phone), (phone, ann)):
        rounds_until_asked(deciding, borys)
        assert sight(following)[:2] == sight(deciding)[:2]
        asked = deciding.until_asked().ask
        assert deciding.plays(1)
        following.until_past(asked)
    ann.until(lambda _: ann.log() == phone.log() and ann.wire.view == phone.wire.view)


@pytest.fixture
def own_site(client: None, tmp_path: Path) -> Iterator[Site]:
    site = Site(tmp_path)
    site.start()
    yield site
    site.stop()


def answers(person: Person) -> list[list[Any]]:
    """The acknowledged answers of a person, in order; not those in windows, of which the record keeps only what took
    effect."""
    known = set(person.wire.acknowledged)
    said = [say for say in person.answers if say["nonce"] in known]
    return [[say["seat"], say["option"]] for say in said if not say["option"].startswith(("pass", "use:"))]


def test_a_server_killed_in_the_middle_loses_nothing(welcome: Welcome, own_site: Site) -> None:
    ann, borys, table = table_of_two(welcome, at=own_site)
    rounds((ann, borys), 9)
    for one in (ann, borys):
        one.forgives("ERR_CONNECTION_", "ERR_EMPTY_RESPONSE", "WebSocket connection")
    # It dies while an answer is on its way.
    person = at_rest(ann, borys)
    person.decides(person.until_asked())
    own_site.kill()
    seen = max((list(ann.wire.events), list(borys.wire.events)), key=len)
    for one in (ann, borys):
        expect(one.page.get_by_text(say("link-lost"))).to_be_visible()
    own_site.start()
    for one in (ann, borys):
        expect(one.page.get_by_text(say("link-lost"))).to_have_count(0)
    rounds((ann, borys), 6)
    while min(len(answers(ann)), len(answers(borys))) < 4:
        rounds((ann, borys), 1)
    at_rest(ann, borys)
    assert ann.wire.events[: len(seen)] == seen
    assert ann.wire.events == borys.wire.events
    newcomer = welcome(f"/t/{table}", at=own_site)
    newcomer.until(lambda _: newcomer.wire.view == ann.wire.view)

    # In the end the record has every answer that was acknowledged, and is a game by the rules.
    borys.lets_bot(table, 1, "greedy")
    ann.sees_result(table, [0])
    record = ann.calls("GET", f"/api/tables/{table}/record")
    for one, seat in ((ann, 0), (borys, 1)):
        given = iter([entry[:2] for entry in record["entries"] if entry[0] == seat])
        told = answers(one)
        assert told
        assert all(answer in given for answer in told), "an acknowledged answer is lost, or out of order"
    assert '"level": "error"' not in own_site.log, own_site.log
