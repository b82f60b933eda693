"""Room: nothing on a board is too small to read or to touch, at the sizes of a desk, a laptop and a phone."""

from __future__ import annotations

from typing import Any

import pytest
from tests.e2e.conftest import Welcome
from tests.e2e.people import DESK, Person

LAPTOP = {"width": 1280, "height": 720}
HAND = {"width": 390, "height": 844}
TABLES: dict[str, dict[str, Any]] = {
    "space-base": {"seats": 5, "variant": "light-speed"},
    "cosmic-encounter": {"seats": 4, "options": {"aliens": "random"}},
    "twilight-imperium": {"seats": 6, "options": {"factions": "random"}},
}

# Every text with its size on the screen, if that is below 11 px: letters may stand in a drawing that is scaled.
SMALL = """() => {
  const found = [];
  for (const e of document.querySelectorAll('[data-testid=board] *, [data-testid=ask] *')) {
    if (![...e.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
    if (e.closest('.unseen, title, desc')) continue;
    const box = e.getBoundingClientRect();
    const style = getComputedStyle(e);
    if (!box.width || !box.height || style.visibility === 'hidden' || !Number(style.opacity)) continue;
    let scale = 1;
    if (e instanceof SVGElement) {
      const matrix = e.getScreenCTM();
      scale = Math.hypot(matrix.a, matrix.b);
    } else {
      for (let p = e; p; p = p.parentElement) {
        const { transform } = getComputedStyle(p);
        if (transform === 'none') continue;
        const matrix = new DOMMatrix(transform);
        scale *= Math.hypot(matrix.a, matrix.b);
      }
    }
    const size = parseFloat(style.fontSize) * scale;
    const where = `${e.textContent.trim().slice(0, 20)} (${e.getAttribute('class')})`;
    if (size < 10.95) found.push(`${size.toFixed(1)} px: ${where}`);
  }
  return [...new Set(found)];
}"""

# What is touched, if it is smaller than a thumb needs. Links in running text and maps that are zoomed are read or
# zoomed first; what the sheet covers is reached by folding it.
NARROW = """() => {
  const found = [];
  const touched = 'main button, .sheet button, summary, header a, header select, header button';
  for (const e of document.querySelectorAll(touched)) {
    if (e.closest('.unseen, .lines, [inert], [data-testid=board]')) continue;
    const box = e.getBoundingClientRect();
    if (!box.width || !box.height || getComputedStyle(e).visibility === 'hidden') continue;
    const name = (e.getAttribute('aria-label') ?? e.textContent).trim();
    if (Math.min(box.width, box.height) < 43.5) found.push(`${box.width.toFixed(0)}x${box.height.toFixed(0)}: ${name}`);
  }
  return [...new Set(found)];
}"""


def in_the_middle(ann: Person, game: str, answers: int) -> None:
    """A table of many, with something on it, and a question; of Twilight Imperium the first: plans are drafts."""
    answers = min(answers, 2) if game == "twilight-imperium" else answers
    given = dict(TABLES[game])
    seats = given.pop("seats")
    table = ann.makes_table(seats, game=game, bots={str(seat): "greedy" for seat in range(1, seats)}, **given)
    ann.starts(table)
    ann.goes(f"/t/{table}")
    ann.until_asked()
    ann.plays(answers)
    ann.until_asked()


@pytest.mark.parametrize("game", TABLES)
def test_nothing_on_a_board_is_too_small_to_read(welcome: Welcome, game: str) -> None:
    ann = welcome("/")
    in_the_middle(ann, game, 12)
    small: dict[str, list[str]] = {}
    for size in (DESK, LAPTOP, HAND):
        ann.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        ann.page.wait_for_timeout(300)
        if found := ann.page.evaluate(SMALL):
            small[str(size["width"])] = found
    assert not small


@pytest.mark.parametrize("game", TABLES)
def test_what_is_touched_on_a_phone_has_room_for_a_thumb(welcome: Welcome, game: str) -> None:
    ann = welcome("/", viewport=HAND, has_touch=True, is_mobile=True)
    in_the_middle(ann, game, 1)
    assert ann.page.evaluate(NARROW) == []
