"""What several commands share."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Any, NoReturn, TypeVar

import click

from cosmodrome.texts import LANGUAGES, preferred

Command = TypeVar("Command", bound=Callable[..., Any])

CANNOT = 2  # exit code: this cannot be done here, or not like this


def language_option(command: Command) -> Command:
    """`--lang`, by default the language of the environment."""
    return click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        default=preferred,
        show_default="of the environment",
        help="Language of all texts.",
    )(command)


def tell_rules() -> None:
    """One line on stderr: whether compiled rules are used, and if not, why."""
    from cosmodrome import compiled

    click.echo(f"Rules: {compiled.STATE}", err=True)


def fail(message: str, code: int = CANNOT) -> NoReturn:
    """Say in one line what is wrong, and leave with an error code."""
    click.echo(message, err=True)
    sys.exit(code)


def look_for_bots_here() -> None:
    """Bots of one's own are found in the folder in which the command is run, and then also by its worker processes."""
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
