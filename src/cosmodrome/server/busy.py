"""The page for somebody who comes while the server is busy: what is going on, and another try by itself."""

from __future__ import annotations

from html import escape

from cosmodrome.texts import LANGUAGES, Texts
from cosmodrome.texts.language import code_of

PAGE = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="{seconds}">
<title>Cosmodrome</title>
<style>
  body {{ margin: 20vh auto; max-width: 32rem; padding: 0 1rem; font: 1.1rem/1.5 system-ui, sans-serif;
    background: #0d1117; color: #e6e9ef }}
</style>
<h1>Cosmodrome</h1>
<p>{why}</p>
<p>{again}</p>
</html>
"""


def busy_page(error: str, wishes: str, seconds: int) -> str:
    """The page in the first language that the browser wishes and we speak."""
    codes = (code_of(wish.partition(";")[0].strip()) for wish in wishes.split(","))
    lang = next((code for code in codes if code in LANGUAGES), "en")
    texts = Texts(lang)
    why, again = texts.say(f"refusal-{error}"), texts.say("busy-again")
    return PAGE.format(lang=lang, seconds=seconds, why=escape(why), again=escape(again))
