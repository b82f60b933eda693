"""Twilight Imperium at a table: made in the form, played on the map, on a phone, looked on, replayed, and axe."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.e2e import people
from tests.e2e.conftest import Welcome
from tests.e2e.people import PHONE, Person, State, at_rest
from tests.e2e.test_axe import faults
from tests.e2e.test_phone import fits, top
from tests.games.twilight_imperium.boards import RING_1, galaxy
from tests.golden.golden import play as recorded

from cosmodrome.games.twilight_imperium import RULES, bot
from cosmodrome.kernel import Ask
from cosmodrome.texts import Texts

GAME = "twilight-imperium"
MINUTES = 5 * 60.0  # that bots may take for the turns of a round, on a busy machine
say = Texts("en", GAME, strict=True).say


def twilight(person: Person, seats: int = 4, humans: int = 1, **fields: Any) -> str:
    """A table with bots beside so many people, its windows as short as can be; its id."""
    bots = {str(seat): "greedy" for seat in range(humans, seats)}
    options = {"points": 10, "galaxy": "random", "factions": "random", **fields.pop("options", {})}
    return person.makes_table(seats, game=GAME, options=options, delay=0, bots=bots, **fields)


def judged(person: Person) -> str:
    """What somebody with some sense answers, from what the page was sent."""
    ask = person.wire.ask
    assert ask
    options = [RULES.verbs.parse(option["id"]) for option in ask["options"]]
    return bot.judge(person.wire.view, Ask(ask["seat"], ask["key"], options, args=ask["args"]))


def plays(person: Person, answers: int, tap: bool = False) -> list[str]:
    """Answers so many questions, on the board wherever the answer is lit there once (a finger only reads there); what
    is answered as a whole is drafted and committed. The keys of the questions."""
    asked: list[str] = []
    while len(asked) < answers:
        state = person.until(lambda state: state.over or person.is_asked(state), MINUTES)
        if state.over:
            break
        key, option = person.wire.ask_key, judged(person)
        sheet = key == "land" or (key == "build" and offered(person) <= {"build", "done"})
        check(person, state, key)
        if option.startswith("activate:") or key == "move":
            plans(person, state, option)
            asked.append(key)
            continue
        place = placed(person, state, option, tap)
        if not person.presses(place, state.ask, tap, position=free(place)):
            continue
        asked.append(key)
        if sheet and not option.startswith(("done", "all")):
            commits(person, state)
        else:
            person.until_past(state.ask)
    return asked


def offered(person: Person) -> set[str]:
    """The kinds of answers there are."""
    ask = person.wire.ask
    return {str(option["key"]) for option in ask["options"]} if ask else set()


def placed(person: Person, state: State, option: str, tap: bool) -> Locator:
    """Where an answer can be clicked: on the board, in the panel, or in the list that is folded below it."""
    if state.lit.count(option) == 1 and not tap:
        return person.option(option, "board")
    found = person.option(option).locator("visible=true")
    if not found.count():
        for closed in person.find("ask").locator("details.listed:not([open]) > summary").all():
            closed.click()
        found = person.option(option).locator("visible=true")
    return found.first


def plans(person: Person, state: State, option: str) -> None:
    """A tactical action as one plan: the system, every fleet that can come, and one commit."""
    if option.startswith("activate:"):
        place = person.option(option, "board")
        if not person.presses(place, state.ask, position=free(place)):
            return
        expect(person.find("clear-draft")).to_be_visible()
    while fleets := [lit for lit in person.state().lit if lit.startswith("fleet:")]:
        place = person.option(fleets[0], "board")
        place.click(position=free(place))
        expect(place).to_have_count(0)
    commits(person, state)


def commits(person: Person, state: State) -> None:
    """Sends what is drafted, and waits until the table has moved on."""
    before = len(person.answers)
    person.find("commit").click()
    person.until(lambda _: len(person.answers) > before and person.wire.ask_id != state.ask)


def plays_to_turn(person: Person, tap: bool = False) -> State:
    """Answers until it is this person's turn: there is an action to take."""
    while (state := until_asked(person)) and person.wire.ask_key != "turn":
        plays(person, 1, tap)
    return state


# A place in an element that nothing else covers: in a system beside its planets, which may be lit for themselves.
FREE = """(element) => {
  element.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  for (const down of [0.5, 0.12, 0.88, 0.25, 0.75])
    for (const right of [0.5, 0.35, 0.65, 0.2, 0.8]) {
      const [x, y] = [left + width * right, top + height * down];
      if (document.elementFromPoint(x, y) === element) return { x: x - left, y: y - top };
    }
  return null;
}"""


def free(place: Locator) -> Any:
    """Where a system can be clicked; of other things, anywhere."""
    found = place.evaluate_all(f"(all) => all[0]?.dataset.spot?.startsWith('system:') ? ({FREE})(all[0]) : 'anywhere'")
    assert found, place
    return None if found == "anywhere" else found


def until_asked(person: Person) -> State:
    """The bots have had their turns, and wait."""
    return person.until_asked(MINUTES)


def check(person: Person, state: State, key: str) -> None:
    """The question has words, and what lies on the board is lit there."""
    assert state.question
    assert not state.alert, state.alert
    if key in ("turn", "pick"):
        on_board = {option for option in state.options if option.startswith(("activate:", "pick:", "strategic:"))}
        assert on_board <= set(state.lit), (key, on_board - set(state.lit))


def test_a_table_is_made_in_the_form_and_played_on_the_map(welcome: Welcome) -> None:
    ann = welcome("/")
    ann.find("new-table").click()
    ann.find(f"game-{GAME}").click()
    ann.find("seat-count").select_option("4")
    ann.find("name").fill("Ann")
    ann.page.get_by_role("radiogroup", name=people.say("new-pace")).get_by_text(people.say("pace-instant")).click()
    ann.page.get_by_role("combobox", name=say("setting-twilight-imperium-points")).select_option("14")
    ann.page.get_by_role("combobox", name=say("setting-twilight-imperium-galaxy")).select_option("random")
    ann.page.get_by_role("combobox", name=say("setting-twilight-imperium-factions")).select_option("choose")
    ann.button("fill-bots").click()
    ann.find("start").click()
    until_asked(ann)
    assert ann.wire.view["points"] == 14
    asked = plays(ann, 40)
    while not any(event["seat"] == 0 for event in ann.wire.of("moved")):  # until she has left home
        asked += plays(ann, 1)
    assert {"faction", "keep-secret", "pick", "turn"} <= set(asked), asked
    until_asked(ann)
    assert ann.keys_shown() == []

    # The map shows every system, and ships that went somewhere are there.
    view, board = ann.wire.view, ann.find("board")
    expect(board.locator('[data-place^="system:"]')).to_have_count(len(view["systems"]))

    # After a reload everything is where it was.
    before = [{name: at[name] for name in ("system", "units", "tokens")} for at in view["systems"]]
    ann.page.reload()
    until_asked(ann)
    assert [{name: at[name] for name in ("system", "units", "tokens")} for at in ann.wire.view["systems"]] == before


def test_a_map_of_ones_own_is_typed_in_the_form(welcome: Welcome) -> None:
    ann = welcome(f"/new/{GAME}")
    ann.find("seat-count").select_option("3")
    ann.button("fill-bots").click()
    ann.field("setting-twilight-imperium-galaxy").select_option("own")
    field = ann.page.get_by_role("textbox", name=say("setting-twilight-imperium-galaxy-own"))
    field.fill("26 27")
    ann.forgives("400")
    ann.find("start").click()
    expect(ann.page.get_by_role("alert")).to_be_visible()
    field.fill(" ".join(map(str, galaxy(3, (0, 1, 2))[1:37])))
    ann.find("start").click()
    until_asked(ann)
    assert [at["system"] for at in ann.wire.view["systems"][1:7]] == list(RING_1)
    assert ann.keys_shown() == []


def dealt_to(person: Person, people: tuple[Person, ...]) -> list[str]:
    """The two secret objectives of which somebody keeps one; what is asked before it is answered."""

    def get_there(state: State) -> bool:
        for one in people:
            if one.is_asked(one.state()) and one.wire.ask_key != "keep-secret":
                plays(one, 1)
        return person.is_asked(state) and person.wire.ask_key == "keep-secret"

    state = person.until(get_there, MINUTES)
    assert len(state.options) == 2
    return [option.removeprefix("keep-card:") for option in state.options]


def test_two_people_play_in_their_languages_and_an_onlooker_sees_no_secrets(welcome: Welcome) -> None:
    ann, borys = welcome("/"), welcome("/", locale="uk-UA", reduced_motion="no-preference")
    table = twilight(ann, 4, humans=2)
    borys.sits(table, 1, "Borys")
    ann.starts(table)
    onlooker = welcome(f"/t/{table}")
    onlooker.until(lambda _: bool(onlooker.wire.view))
    for person in (ann, borys):
        person.goes(f"/t/{table}")
    dealt = [dealt_to(person, (ann, borys)) for person in (ann, borys)]
    for secrets, others in zip(dealt, ((borys, onlooker), (ann, onlooker)), strict=True):
        for secret in secrets:
            assert not any(f'"{secret}"' in text for other in others for text in other.wire.texts), secret
    for person in (ann, borys):
        plays(person, 1)
    for _ in range(6):
        plays(at_rest(ann, borys, patience=MINUTES), 1)
    at_rest(ann, borys, onlooker, patience=MINUTES)
    assert any(re.search("[а-яі]", line) for line in borys.log())
    assert borys.keys_shown() == ann.keys_shown() == []
    assert onlooker.wire.view["hand"] == {"cards": [], "secrets": [], "notes": []}
    assert onlooker.page.locator("[data-option]").count() == 0
    for seat, secrets in enumerate(dealt):
        assert (ann, borys)[seat].wire.view["hand"]["secrets"][0] in secrets
        assert onlooker.wire.view["players"][seat]["secrets"] > 0


def test_a_promise_is_made_unasked_and_stands_on_the_sheet(welcome: Welcome) -> None:
    ann = welcome("/")
    table = twilight(ann, 3)
    ann.starts(table)
    ann.goes(f"/t/{table}")
    onlooker = welcome(f"/t/{table}")
    plays_to_turn(ann)
    ann.page.get_by_text(say("decision-acts"), exact=True).click()
    ann.page.locator('[data-act="deal:2"]').click()
    ann.until(lambda state: "promise:2:peace" in state.options)
    ann.option("promise:2:peace").click()
    onlooker.until(lambda state: bool(onlooker.wire.of("promised")))
    onlooker.find("board").locator('[data-place="seat:0"]').get_by_role("button").first.click()
    sheet = onlooker.page.get_by_role("dialog")
    expect(sheet).to_contain_text(say("board-promises"))
    expect(sheet).to_contain_text(re.compile("Ann promises .*: peace"))
    assert onlooker.keys_shown() == []


def test_a_phone_shows_the_board_above_the_question_and_everything_by_tap(welcome: Welcome) -> None:
    ann = welcome("/", viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    table = twilight(ann, 6)
    ann.starts(table)
    ann.goes(f"/t/{table}")
    until_asked(ann)
    fits(ann)
    assert top(ann.find("board")) < top(ann.find("ask"))
    asked = plays_to_turn(ann, tap=True).ask
    fits(ann)
    # The sheet folds away; a system is read by a tap, and activated by another; what is drafted is committed.
    ann.page.get_by_role("button", name=people.say("sheet-fold")).tap()
    system = ann.option("activate:18", "board")
    system.scroll_into_view_if_needed()
    system.tap()
    large = ann.page.get_by_role("dialog")
    expect(large).to_contain_text(say("planet-mecatol-rex"))
    fits(ann)
    assert ann.ask_id == asked
    large.locator('[data-option="activate:18"]').tap()
    ann.find("commit").tap()
    ann.until(lambda _: ann.wire.ask_id != asked)
    assert [event["system"] for event in ann.wire.of("activated") if event["seat"] == 0][-1] == 18
    assert ann.keys_shown() == []


def test_who_comes_back_finds_the_news_and_can_have_the_gist(welcome: Welcome) -> None:
    ann = welcome("/")
    table = twilight(ann, 3)
    ann.starts(table)
    ann.goes(f"/t/{table}")
    log = ann.find("log")
    news = log.get_by_role("separator")
    until_asked(ann)
    expect(log.locator("p[data-event]")).not_to_have_count(0)
    expect(news).to_have_count(0)
    while "pick" not in plays(ann, 1):  # some factions have more to choose before it
        pass
    ann.page.reload()
    until_asked(ann)
    expect(news).to_have_text(people.say("log-news"))
    assert faults(ann) == []

    minor = log.locator("p[data-event=shuffled]")
    expect(minor).not_to_have_count(0)
    ann.button("log-gist").click()
    expect(minor).to_have_count(0)
    expect(log.locator("p[data-event=picked]")).not_to_have_count(0)
    ann.button("log-gist").click()
    expect(minor).not_to_have_count(0)


def test_the_result_tells_the_points_and_the_replay_shows_the_map(welcome: Welcome) -> None:
    game = recorded("twilight-imperium-6")
    assert game.outcome is not None
    ann = welcome("/")
    table = ann.calls("POST", "/api/import", {"record": game.record()})["id"]
    ann.goes(f"/t/{table}")
    shown = ann.find("result").locator("tbody tr td.score")
    expect(shown).to_have_count(6)
    assert sorted(int(cell) for cell in shown.all_inner_texts()) == sorted(game.outcome.scores)
    assert ann.keys_shown() == []
    ann.find("replay").click()
    board = ann.find("board")
    expect(board.locator('[data-place="system:18"]')).to_be_visible()
    expect(board.locator('[data-place^="seat:"]')).to_have_count(6)

    # At the end of the replay everybody stands on the track where the result says.
    ann.find("replay-slider").focus()
    ann.page.keyboard.press("End")
    for points in range(game.table.goal + 1):
        signs = board.locator(f'[data-place="track:{points}"] .signs > *')
        expect(signs).to_have_count(game.outcome.scores.count(points))
    assert ann.keys_shown() == []


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_table_has_no_serious_fault(welcome: Welcome, scheme: str) -> None:
    ann = welcome("/", color_scheme=scheme)
    table = twilight(ann, 5, options={"galaxy": "build"})
    ann.starts(table)
    ann.goes(f"/t/{table}")
    until_asked(ann)
    found = {"begin": faults(ann)}
    for number in range(3):
        plays(ann, 5)
        ann.until(lambda state: state.over or ann.is_asked(state), MINUTES)
        found[f"later {number}"] = faults(ann)
    assert not any(found.values()), found
