"""The reveal of Cosmic Encounter looks as it did: one scene against its picture, pixel by pixel.

`COSMODROME_PICTURES=write` takes the picture anew; look at it before you commit it.
"""

from __future__ import annotations

import base64
import os
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

ROOT = Path(__file__).parents[2]
PICTURE = Path(__file__).with_name("pictures") / "cosmic-reveal.png"
PATIENCE = 120.0
SCENE = "/src/preview/?game=cosmic-encounter&scene=picture&lang=en&reduced"
FONTS = ["600 16px 'Onest Variable'", "800 40px 'Unbounded Variable'"]

# The share of pixels that differ visibly; letters are smoothed a little differently from machine to machine.
DIFFERS = """async ([one, other]) => {
  const pixels = async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas.drawImage(bitmap, 0, 0);
    return canvas.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const [a, b] = [await pixels(one), await pixels(other)];
  if (a.width !== b.width || a.height !== b.height) return 1;
  let count = 0;
  for (let at = 0; at < a.data.length; at += 4) {
    if ([0, 1, 2].some((channel) => Math.abs(a.data[at + channel] - b.data[at + channel]) > 48)) count += 1;
  }
  return count / (a.width * a.height);
}"""
MOST = 0.01


@pytest.fixture(scope="module")
def preview(client: None) -> Iterator[str]:
    """The boards with their scenes, without a server of ours."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = ["node", "node_modules/vite/bin/vite.js", "--mode", "mock", "--host", "127.0.0.1", "--port", str(port)]
    path = f"{ROOT / '.venv/node/bin'}:{os.environ['PATH']}"
    process = subprocess.Popen(
        [*command, "--strictPort"],
        cwd=ROOT / "web",
        env={**os.environ, "PATH": path},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    url = f"http://127.0.0.1:{port}"
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        try:
            urllib.request.urlopen(f"{url}/src/preview/", timeout=5).close()
            break
        except OSError:
            time.sleep(0.1)
    yield url
    process.terminate()
    process.wait()


def taken(page: Page, url: str) -> bytes:
    """The board, drawn, with its fonts."""
    page.goto(url)
    page.locator(".ce .hero").first.wait_for()
    page.evaluate("(fonts) => Promise.all(fonts.map((font) => document.fonts.load(font, '14 Attack')))", FONTS)
    assert all(page.evaluate("(fonts) => fonts.map((font) => document.fonts.check(font))", FONTS))
    return page.locator(".ce").screenshot(animations="disabled")


def test_the_reveal_looks_as_it_did(browser: Browser, preview: str) -> None:
    page = browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce", color_scheme="dark")
    now = taken(page, preview + SCENE)
    if os.environ.get("COSMODROME_PICTURES") == "write":
        PICTURE.parent.mkdir(exist_ok=True)
        PICTURE.write_bytes(now)
    pair = [base64.b64encode(picture).decode() for picture in (PICTURE.read_bytes(), now)]
    # The comparison can tell pictures apart: another scene is another picture.
    other = taken(page, preview + SCENE.replace("picture", "planning"))
    assert page.evaluate(DIFFERS, [pair[0], base64.b64encode(other).decode()]) > MOST
    assert page.evaluate(DIFFERS, pair) < MOST
    page.close()
