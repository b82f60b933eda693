"""What the documentation shows works as it is printed: Python is run, commands and their options are known, links lead
somewhere."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import click
import pytest

from cosmodrome.cli import group

ROOT = Path(__file__).parents[1]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")])
TARGETS = re.compile(r"^\.PHONY: ([a-z-]+)$", re.MULTILINE)


def blocks(page: Path, language: str) -> list[str]:
    """The blocks of a page in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def lines(page: Path) -> list[str]:
    """The commands of a page, without what is said about them."""
    found = [line.partition("  #")[0].strip() for block in blocks(page, "sh") for line in block.splitlines()]
    return [line for line in found if line]


def named(cases: list[tuple[Path, str]]) -> list[str]:
    return [f"{page.stem} {what[:40]}" for page, what in cases]


PYTHON = [(page, block) for page in PAGES if page.name != "CONTRIBUTING.md" for block in blocks(page, "python")]
COMMANDS = [(page, line) for page in PAGES for line in lines(page) if re.match(r"(\S+=\S+ )*cosmodrome ", line)]


@pytest.mark.parametrize("page, block", PYTHON, ids=[f"{page.stem} {at}" for at, (page, _) in enumerate(PYTHON)])
def test_python_runs_as_printed(page: Path, block: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Alone, from its first line to its last."""
    exec(compile(block, page.name, "exec"), {"__name__": "__main__"})


@pytest.mark.parametrize("page, line", COMMANDS, ids=named(COMMANDS))
def test_commands_are_those_there_are(page: Path, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With options and values of the right kind."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "friday.json").touch()
    words = [word for word in shlex.split(line) if "=" not in word or not word[0].isupper()]
    _, name, *rest = words
    command = group.get_command(click.Context(group), name)
    assert command is not None, name
    command.make_context(name, list(rest))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_make_has_what_is_promised(page: Path) -> None:
    """Every target that a page speaks of."""
    known = set(TARGETS.findall((ROOT / "Makefile").read_text(encoding="utf-8")))
    spoken = set(re.findall(r"(?:^|`)make ([a-z-]+)", "\n".join([*lines(page), page.read_text(encoding="utf-8")])))
    assert spoken <= known


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    """Files that are there, and headings that a page has."""
    for target in re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8")):
        if target.startswith("http"):
            continue
        name, _, heading = target.partition("#")
        file = (page.parent / name).resolve() if name else page
        assert file.exists(), target
        if heading:
            text = file.read_text(encoding="utf-8")
            anchors = {
                re.sub(r"[^\w -]", "", line.lstrip("# ").lower()).replace(" ", "-")
                for line in text.splitlines()
                if line.startswith("#")
            }
            assert heading in anchors, target


def test_the_walks_of_the_architecture_pass_files_and_names_that_exist() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").partition("## Three walks")[2]
    words = re.findall(r"`([^`\s]+)`", text)
    source = ""
    for word in words:
        if re.fullmatch(r"[\w/.]+\.(py|ts|svelte)", word):
            path = ROOT / word if word.startswith("web/") else ROOT / "src" / "cosmodrome" / word
            assert path.is_file(), word
            source += path.read_text(encoding="utf-8")
    names = [word.rpartition(".")[2] for word in words if re.fullmatch(r"[A-Za-z_]+(\.[a-z_]+)?", word)]
    assert [name for name in names if not re.search(rf"\b{name}\b", source)] == []


def test_every_kind_of_module_is_explained() -> None:
    """What two of the games have under the same name is in the guide to adding a game."""
    games = ROOT / "src" / "cosmodrome" / "games"
    names = [path.stem for path in games.glob("*/*") if path.suffix == ".py" or (path / "__init__.py").exists()]
    guide = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    kinds = {name for name in names if names.count(name) > 1} - {"research"}  # a rule that happens to share its name
    assert [name for name in sorted(kinds) if f"`{name}" not in guide] == []
