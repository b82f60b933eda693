"""The terminal: drawing parts so that they fit, and reading lines."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment, SegmentLines

from cosmodrome.cli.boards import Section

NARROWEST = 80


class Leave(Exception):
    """The player wants to leave: end of input, or Ctrl-C."""


class Drawn:
    """Lines ready to be printed."""

    def __init__(self, lines: list[list[Segment]]) -> None:
        self.lines = lines

    @property
    def height(self) -> int:
        """How many lines."""
        return len(self.lines)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield SegmentLines(self.lines, new_lines=True)


def height_of(parts: Sequence[Drawn]) -> int:
    """Lines that they take, one below the other."""
    return sum(part.height for part in parts)


class Page(NamedTuple):
    """What goes onto a page, what does not, and how many lines it takes."""

    kept: list[tuple[Section, Drawn]]
    left: list[Section]
    height: int


class Screen:
    """A console and a way to read a line. Tests give their own."""

    def __init__(self, console: Console | None = None, read: Callable[[str], str] | None = None) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False) if console is None else console
        self._read = input if read is None else read

    @property
    def width(self) -> int:
        """Columns; a window narrower than eighty is drawn for eighty and wraps."""
        return max(self.console.width, NARROWEST)

    @property
    def height(self) -> int:
        """Lines of the window."""
        return self.console.height

    def show(self, *parts: RenderableType) -> None:
        """Print parts, one below the other."""
        for part in parts:
            self.console.print(part, width=self.width)

    def clear(self) -> None:
        """A fresh page."""
        if self.console.is_terminal:
            self.console.clear()

    def drawn(self, part: RenderableType) -> Drawn:
        """A part laid out for this window, once."""
        options = self.console.options.update(width=self.width, height=None)
        return Drawn(self.console.render_lines(part, options, pad=False))

    def fitting(self, sections: Sequence[Section], room: int) -> Page:
        """The sections that fit into `room` lines, lowest ranks first, and those left out; rank 0 is always in."""
        drawn = {section.name: self.drawn(section.body) for section in sections}
        kept: set[str] = set()
        used = 0
        for section in sorted(sections, key=lambda section: section.rank):
            height = drawn[section.name].height + 1
            if section.rank == 0 or used + height <= room:
                kept.add(section.name)
                used += height
        return Page(
            [(section, drawn[section.name]) for section in sections if section.name in kept],
            [section for section in sections if section.name not in kept],
            used,
        )

    def read(self, prompt: str) -> str:
        """A line; `Leave` where there is none to come."""
        self.console.file.flush()
        try:
            return self._read(prompt)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leave from None


def is_interactive() -> bool:
    """Whether somebody sits at a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
