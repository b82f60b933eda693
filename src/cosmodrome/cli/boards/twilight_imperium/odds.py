"""`cosmodrome odds`: the chances of a fight before it is fought."""

from __future__ import annotations

import json
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

import click

from cosmodrome.cli.common import fail, language_option
from cosmodrome.kernel import BadSetup

if TYPE_CHECKING:
    from cosmodrome.texts import Texts

GAMES = ("twilight-imperium",)


@click.command()
@click.argument("game", type=click.Choice(GAMES))
@click.option("--space", "kind", flag_value="space", default="space", help="A space combat (the default).")
@click.option("--ground", "kind", flag_value="ground", help="An invasion of a planet.")
@click.option("--attacker", required=True, metavar="SIDE", help="A side, see above.")
@click.option("--defender", required=True, metavar="SIDE", help="A side, see above.")
@click.option("--nebula", is_flag=True, help="The defender is in a nebula.")
@click.option("--battles", type=click.IntRange(1), help="Simulate this many battles instead of computing exact odds.")
@click.option("--seed", default=1, show_default=True, help="The same seed gives the same fights.")
@click.option("--json", "as_json", is_flag=True, help="The chances as JSON.")
@language_option
def odds(
    game: str,
    kind: Any,
    attacker: str,
    defender: str,
    nebula: bool,
    battles: int | None,
    seed: int,
    as_json: bool,
    lang: str,
) -> None:
    """The chances of a fight in GAME.

    A SIDE is a faction, units and technologies by their ids; faction and technologies may be left out:
    "sol: 2 carrier 4 fighter; advanced_carrier_2, plasma_scoring". A ship that has sustained damage before is a
    dreadnought-damaged.
    """
    from cosmodrome.games.twilight_imperium import odds as odds_of
    from cosmodrome.texts import Texts

    texts = Texts(lang)
    try:
        sides = read_side("attacker", attacker), read_side("defender", defender)
        found = odds_of(kind=kind, attacker=sides[0], defender=sides[1], nebula=nebula, battles=battles, seed=seed)
    except BadSetup as refusal:
        fail(refused(texts, refusal.details))
    if as_json:
        click.echo(json.dumps({name: getattr(found, name) for name in found.__struct_fields__}))
        return
    for name, share in (("attacker", found.attacker), ("defender", found.defender), ("draw", found.draw)):
        click.echo(f"{texts.say(f'terminal-odds-{name}'):<14}{100 * share:6.2f} %")
    if found.battles:
        click.echo(texts.say("terminal-odds-battles", battles=found.battles))


def read_side(who: str, text: str) -> dict[str, Any]:
    """`sol: 2 carrier 4 fighter; advanced_carrier_2`: what is before the colon is a faction, what comes after the
    semicolon are technologies."""
    before, colon, rest = text.partition(":")
    units, _, technologies = (rest if colon else before).partition(";")
    words = units.replace(",", " ").split()
    if len(words) % 2 or not all(word.isdigit() for word in words[::2]):
        raise BadSetup(side=who, unreadable=units.strip())
    counts: dict[str, int] = {}
    for count, name in zip(words[::2], words[1::2], strict=True):
        counts[read_name(name)] = counts.get(read_name(name), 0) + int(count)
    faction = read_name(before.strip()) if colon else ""
    return {
        "faction": faction or None,
        "units": counts,
        "technologies": [read_name(name) for name in technologies.replace(",", " ").split()],
    }


def read_name(name: str) -> str:
    """Ids are written with underscores; a hyphen will do as well."""
    whole = name.removesuffix("-damaged")
    return whole.replace("-", "_") + name[len(whole) :]


def refused(texts: Texts, details: dict[str, Any]) -> str:
    """What is wrong with a fight, in one line; where a name is not known, names like it."""
    match details:
        case {"nebula": _}:
            return texts.say("terminal-odds-nebula")
        case {"unreadable": text}:
            why = texts.say("terminal-odds-unreadable", text=text)
        case {"technology": name, "faction": faction}:
            why = texts.say("terminal-odds-not-theirs", name=name, faction=faction)
        case {"unit": name, "missing": missing}:
            why = texts.say(f"terminal-odds-needs-{missing}", name=name)
        case {"unit": _, "count": count}:
            why = texts.say("terminal-odds-count", count=count)
        case {"faction": name, "known": known}:
            why = unknown(texts, "faction", name, known)
        case {"technology": name, "known": known}:
            why = unknown(texts, "technology", name, known)
        case {"unit": name, "known": known}:
            why = unknown(texts, "unit", name, known)
        case {"unit": name}:
            why = texts.say("terminal-odds-whole", name=name)
        case _:
            why = ", ".join(f"{name}: {value}" for name, value in details.items())
    side = texts.say("terminal-odds-" + details["side"]) if "side" in details else ""
    return f"{side}: {why}" if side else why


def unknown(texts: Texts, what: str, name: str, known: list[str]) -> str:
    """A name that is not in the box."""
    told = texts.say(f"terminal-odds-no-{what}", name=name)
    like = get_close_matches(name, known, n=1) or [each for each in known if name and name in each][:3]
    return f"{told} {texts.say('terminal-odds-like', names=', '.join(like))}" if like else told
