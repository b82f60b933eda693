"""How smoothly a board moves: the share of frames that took more than 17 ms, for a scripted minute of each game.

    python scripts/frames.py http://127.0.0.1:8000 [game ...] [--seconds 60] [--slow 4]

A server must run there. One person plays against bots on a processor slowed down four times, by the first option that
is offered, and the browser notes when every frame was drawn. Chromium is found as in the browser tests.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import time

from playwright.sync_api import Page, sync_playwright

GAMES = {"space-base": 3, "cosmic-encounter": 4, "twilight-imperium": 3}
LIMIT = 17.0  # ms: a frame at 60 a second, and a little more
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

WATCH = """() => {
  window.frames_drawn = [];
  let last = performance.now();
  const note = (now) => { window.frames_drawn.push(now - last); last = now; requestAnimationFrame(note); };
  requestAnimationFrame(note);
}"""
# What a person may press next: their dice, what they read first, an answer.
PRESSED = "[data-testid=roll], [data-testid=ready], [data-testid=go-on], [data-testid=ask] [data-option]:not(:disabled)"

MAKE = """async ([game, seats]) => {
  const token = /csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  const headers = { 'content-type': 'application/json', 'x-csrftoken': token };
  const post = async (path, body) =>
    (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  const info = (await (await fetch('/api/games')).json()).find(({ id }) => id === game);
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [i + 1, info.bots[0]]));
  const table = await post('/api/tables', { game, seats, bots, name: 'Ann', pace: 'brisk' });
  await post(`/api/tables/${table.id}/start`, {});
  return table.id;
}"""


def play(page: Page, url: str, game: str, seconds: float) -> list[float]:
    """Play for a while; how long every frame took."""
    page.goto(url)
    page.wait_for_load_state("networkidle")
    table = page.evaluate(MAKE, [game, GAMES[game]])
    page.goto(f"{url}/t/{table}")
    page.wait_for_selector("[data-testid=board]")
    page.evaluate(WATCH)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        pressed = page.locator(PRESSED).first
        if pressed.count():
            pressed.click(timeout=2000, force=True)
        page.wait_for_timeout(250)
    drawn: list[float] = page.evaluate("() => window.frames_drawn")
    return drawn


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("games", nargs="*", default=[])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--slow", type=float, default=4)
    wish = parser.parse_args()
    named = os.environ.get("COSMODROME_CHROMIUM")
    chromium = named or next((path for name in NAMES if (path := shutil.which(name))), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for game in wish.games or GAMES:
            page = browser.new_page(viewport={"width": 1440, "height": 900})
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": wish.slow})
            drawn = play(page, wish.url.rstrip("/"), game, wish.seconds)
            late = sum(1 for took in drawn if took > LIMIT)
            share = late / len(drawn) if drawn else 1.0
            worst = round(max(drawn, default=0.0), 1)
            told = {"game": game, "frames": len(drawn), "above 17 ms": round(share, 4), "worst ms": worst}
            print(json.dumps(told))
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
