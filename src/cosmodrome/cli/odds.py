"""`cosmodrome odds`: the chances of a fight before it is fought."""

from __future__ import annotations

from typing import Any

import click

from cosmodrome.cli.common import fail, language_option
from cosmodrome.kernel import BadSetup

GAMES = ("twilight-imperium",)


@click.command()
@click.argument("game", type=click.Choice(GAMES))
@click.option("--space", "kind", flag_value="space", default="space", help="A space combat (the default).")
@click.option("--ground", "kind", flag_value="ground", help="An invasion of a planet.")
@click.option("--attacker", required=True, metavar="SIDE", help="As below.")
@click.option("--defender", required=True, metavar="SIDE", help="As below.")
@click.option("--nebula", is_flag=True, help="The defender is in a nebula.")
@click.option("--battles", type=click.IntRange(1), help="Fight so often, instead of reckoning all ways.")
@click.option("--seed", default=1, show_default=True, help="The same seed gives the same fights.")
@language_option
def odds(
    game: str, kind: Any, attacker: str, defender: str, nebula: bool, battles: int | None, seed: int, lang: str
) -> None:
    """The chances of a fight in GAME.

    A SIDE is a faction, units and technologies by their ids; faction and technologies may be left out:
    "sol: 2 carrier 4 fighter; advanced_carrier_2, plasma_scoring".
    """
    from cosmodrome.games.twilight_imperium import odds as odds_of
    from cosmodrome.texts import Texts

    texts = Texts(lang)
    try:
        found = odds_of(
            kind=kind,
            attacker=read_side(attacker),
            defender=read_side(defender),
            nebula=nebula,
            battles=battles,
            seed=seed,
        )
    except BadSetup as refusal:
        told = ", ".join(f"{name}: {value}" for name, value in refusal.details.items())
        fail(texts.say("terminal-odds-refused", why=told))
    for name, share in (("attacker", found.attacker), ("defender", found.defender), ("draw", found.draw)):
        click.echo(f"{texts.say(f'terminal-odds-{name}'):<14}{100 * share:6.2f} %")
    if found.battles:
        click.echo(texts.say("terminal-odds-battles", battles=found.battles))


def read_side(text: str) -> dict[str, Any]:
    """`sol: 2 carrier 4 fighter; advanced_carrier_2`: what is before the colon is a faction, what comes after the
    semicolon are technologies."""
    before, colon, rest = text.partition(":")
    units, _, technologies = (rest if colon else before).partition(";")
    words = units.replace(",", " ").split()
    if len(words) % 2 or not all(word.isdigit() for word in words[::2]):
        raise BadSetup(units=units.strip())
    counts: dict[str, int] = {}
    for count, name in zip(words[::2], words[1::2], strict=True):
        counts[name] = counts.get(name, 0) + int(count)
    faction = before.strip() if colon else ""
    return {
        "faction": faction or None,
        "units": counts,
        "technologies": technologies.replace(",", " ").split(),
    }
