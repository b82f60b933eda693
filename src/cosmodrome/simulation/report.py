"""A simulation as one page: pictures of win shares with their intervals, in one file and without any script."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Final

import click

from cosmodrome.simulation.arena import Setup, told_by
from cosmodrome.simulation.tally import Share, Tally
from cosmodrome.texts import Texts

ROW: Final = 22  # height of a row in a picture
NAMES, PLOT, NUMBERS = 190, 460, 110  # widths of its three parts
FEWEST: Final = 5  # games below which a share says nothing

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1b2330; --muted: #5b6678; --line: #c9d1dc; --ground: #fbfcfe; --dot: #1f6fb2 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8edf5; --muted: #9aa7ba; --line: #3a4658; --ground: #10161f; --dot: #6db8f2 }
}
body { max-width: 52rem; margin: 2rem auto; padding: 0 1rem; background: var(--ground); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif }
h1 { font-size: 1.5rem } h2 { margin-top: 2.5rem; font-size: 1.15rem }
p { color: var(--muted) }
figure { margin: 0; overflow-x: auto }
svg { width: 100%; min-width: 34rem; height: auto; font: 13px system-ui, sans-serif }
svg text { fill: var(--ink) } svg .muted { fill: var(--muted) }
svg .grid { stroke: var(--line) } svg .fair { stroke: var(--muted); stroke-dasharray: 4 4 }
svg .interval { stroke: var(--dot); stroke-width: 2 } svg circle { fill: var(--dot) }
"""


def subject_of(game: str) -> str:
    """What players of a game may owe their win to: `SUBJECT` of its `statistics.py`, cards if it does not say."""
    subject: str | None = told_by(game, "SUBJECT")
    return subject or "card"


def checked_page(path: Path) -> Path:
    """A path for the page, or a clear error before many games are played for nothing."""
    if path.suffix.lower() not in (".html", ".htm"):
        raise click.UsageError(f"--report ends in .html, not {path.name!r}.")
    if not path.resolve().parent.is_dir():
        raise click.UsageError(f"Cannot write {path}: there is no such folder.")
    return path


def write_page(path: Path, setup: Setup, tally: Tally) -> None:
    """Write the page, or say why it cannot be written."""
    try:
        path.write_text(page(setup, tally), encoding="utf-8")
    except OSError as error:
        raise click.UsageError(f"Cannot write {path}: {error.strerror}.") from error


def page(setup: Setup, tally: Tally) -> str:
    """The whole page."""
    texts, subject = Texts("en", setup.game), subject_of(setup.game)
    title = texts.say(f"game-{setup.game}")
    fair = 1 / len(setup.bots)
    options = ", ".join(f"{name} = {value}" for name, value in setup.options.items())
    about = f"{tally.games:,} games with {seated(setup.bots)}; seed {setup.seed}{'; ' if options else ''}{options}."
    holders = tally.holders()
    enough = {name_of(texts, subject, name): share for name, share in holders.items() if share.trials >= FEWEST}
    pictures = [
        ("Wins by bot", {name: tally.by_bot[name] for name in sorted(tally.by_bot)}),
        ("Wins by seat", {f"seat {seat}": tally.by_seat[seat] for seat in sorted(tally.by_seat)}),
        ("Wins by order of play", {f"turn {at + 1}": tally.by_order[at] for at in sorted(tally.by_order)}),
        (f"Wins by {told_by(setup.game, 'TAKEN') or subject}", enough),
    ]
    parts = [f"<h2>{escape(name)}</h2>\n{picture(name, rows, fair)}" for name, rows in pictures if rows]
    if few := len(holders) - len(enough):
        parts.append(f"<p>Left out: {few} with fewer than {FEWEST} games, which say nothing.</p>")
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(title)}: simulation</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<h1>{escape(title)}</h1>\n<p>{escape(about)}</p>\n"
        f"<p>A dot is the share of games won, the line its 95 % interval; who shares a win counts as a part of it. "
        f"The dashed line is a fair share.</p>\n{chr(10).join(parts)}\n</body>\n</html>\n"
    )


def seated(bots: Sequence[str]) -> str:
    """Who plays: `greedy, 2 random`."""
    return ", ".join(name if count == 1 else f"{count} {name}" for name, count in Counter(bots).items())


def name_of(texts: Texts, subject: str, id: str) -> str:
    """An alien, a faction, a ship by its name."""
    key = f"{subject}-{id.replace('_', '-')}"
    return texts.say(key) if texts.has(key) else texts.card(id)


def picture(title: str, rows: Mapping[str, Share], fair: float) -> str:
    """Shares with their intervals, a row each, to the same scale."""
    most = min(1.0, max(0.1, fair, *(share.interval[1] for share in rows.values())))
    height = ROW * (len(rows) + 1) + 8
    marks = [step / 10 for step in range(0, 11, 1 if most <= 0.5 else 2) if step / 10 <= most]

    def x(part: float) -> float:
        return round(NAMES + PLOT * part / most, 1)

    lines = [f'<line class="grid" x1="{x(at)}" x2="{x(at)}" y1="0" y2="{height - ROW}"/>' for at in marks]
    lines += [f'<text class="muted" x="{x(at)}" y="{height - 6}" text-anchor="middle">{at:.0%}</text>' for at in marks]
    lines.append(f'<line class="fair" x1="{x(fair)}" x2="{x(fair)}" y1="0" y2="{height - ROW}"/>')
    for number, (name, share) in enumerate(rows.items()):
        low, high = share.interval
        y = ROW * number + ROW // 2
        lines += [
            f'<text x="{NAMES - 10}" y="{y + 4}" text-anchor="end">{escape(name)}</text>',
            f'<line class="interval" x1="{x(low)}" x2="{x(min(high, most))}" y1="{y}" y2="{y}"/>',
            f'<circle cx="{x(share.share)}" cy="{y}" r="4"/>',
            f'<text class="muted" x="{NAMES + PLOT + NUMBERS}" y="{y + 4}" text-anchor="end">'
            f"{share.share:.1%} of {share.trials:,}</text>",
        ]
    box = f"0 0 {NAMES + PLOT + NUMBERS} {height}"
    drawn = f'<svg viewBox="{box}" role="img" aria-label="{escape(title)}">\n{chr(10).join(lines)}\n</svg>'
    return f"<figure>{drawn}</figure>"
