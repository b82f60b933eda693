"""Write `docs/observations.md` from the encoders: `python scripts/observations.py`."""

from __future__ import annotations

from pathlib import Path

from cosmodrome.rl.encoders import ENCODERS, encoder
from cosmodrome.rl.options import COLUMNS, NO_NUMBER

PAGE = Path(__file__).resolve().parents[1] / "docs" / "observations.md"
SEATS = 4

HEAD = """# Observations, field by field

What `cosmodrome.rl` observes, as int16 arrays; `scripts/observations.py` writes this page from the encoders. Shapes are
those of a table of {seats}. Seats are counted from the observer: rows are in the order of play with the observer first,
and a seat in a column is 1 for the observer, 2 for the next seat, 0 for nobody. Names are numbered from 1 as in
`cosmodrome.rl.frozen`, unless a field says otherwise.

Every game has besides:

| field | shape | columns | what it says |
|---|---|---|---|
| `ask` | (2) | ask, options | The key of the open ask and how many options it has; 0 for who is not to act. |
| `options` | (slots, {features}) | {columns} | The options by slot; {none} where an argument is no number. |
"""


def page() -> str:
    """The whole page."""
    lines = [HEAD.format(seats=SEATS, features=len(COLUMNS), columns=", ".join(COLUMNS), none=NO_NUMBER)]
    for game in ENCODERS:
        encodes = encoder(game, SEATS)
        lines += [f"## {game}", "", "| field | shape | columns | what it says |", "|---|---|---|---|"]
        for field in encodes.fields:
            shape = ", ".join(map(str, field.shape))
            lines.append(f"| `{field.name}` | ({shape}) | {', '.join(field.columns)} | {field.about} |")
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
