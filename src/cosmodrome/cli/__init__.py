"""The command `cosmodrome`. A command's module is imported when the command is run, so that `--help` is quick."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, NamedTuple

import click

import cosmodrome


class Lazy(NamedTuple):
    """Where a command lives, and its line in the list."""

    module: str
    help: str


COMMANDS: Final = {
    "play": Lazy("cosmodrome.cli.play", "Play in the terminal, with bots and with people at the same keyboard."),
    "serve": Lazy("cosmodrome.cli.serve", "Serve the site, to play in the browser."),
    "backup": Lazy("cosmodrome.cli.backup", "Copy the site's database while it is in use, and check the copy."),
    "replay": Lazy("cosmodrome.cli.replay", "Show a recorded game, at once or step by step."),
    "verify": Lazy("cosmodrome.cli.verify", "Prove that a recorded game followed the rules and no die was bent."),
    "rules": Lazy("cosmodrome.cli.rules", "Print the rules that the engine plays by."),
    "simulate": Lazy("cosmodrome.cli.simulate", "Let bots play many games, and see who wins and how."),
    "odds": Lazy("cosmodrome.cli.boards.twilight_imperium.odds", "Tell the chances of a fight before it is fought."),
    "data": Lazy("cosmodrome.data.command", "Turn records into a table of decisions, for analysis."),
    "mcp": Lazy("cosmodrome.mcp.command", "Serve a seat to a language model, over the Model Context Protocol."),
    "bench": Lazy("cosmodrome.cli.bench", "Measure the engine, with other engines beside it."),
}


class LazyGroup(click.Group):
    """A group whose commands are imported one by one, each when it is run."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(COMMANDS[cmd_name].module), cmd_name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, COMMANDS[name].help) for name in self.list_commands(ctx)])


@click.group(
    cls=LazyGroup,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="More about a command: cosmodrome COMMAND --help",
)
@click.version_option(cosmodrome.__version__, message="cosmodrome %(version)s")
def group() -> None:
    """Cosmodrome plays space board games by the book: against bots, with friends, in simulations."""


def main(args: list[str] | None = None) -> Any:
    """Run the command line."""
    return group(args, prog_name="cosmodrome")
