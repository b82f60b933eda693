"""The legend of a board: its signs with their meaning."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from rich.text import Text

from cosmodrome.texts import Texts

BETWEEN = "   "


def legend(texts: Texts, signs: Mapping[str, str], width: int, wanted: Collection[str] | None = None) -> Text:
    """Sign and meaning, as many in a line as go in; all of them, or those that are wanted."""
    lines: list[Text] = []
    for name, sign in signs.items():
        if wanted is None or name in wanted:
            entry = Text.assemble((sign, "bold"), (f" {texts.say(f'sign-{name}')}", "dim"))
            if lines and lines[-1].cell_len + entry.cell_len + len(BETWEEN) <= width:
                lines[-1].append(BETWEEN).append_text(entry)
            else:
                lines.append(entry)
    return Text("\n").join(lines)
