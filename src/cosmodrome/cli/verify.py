"""`cosmodrome verify`: was every answer legal, and no die bent?"""

from __future__ import annotations

from pathlib import Path

import click

from cosmodrome.cli.common import fail, language_option

WRONG = 1


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@language_option
def verify(file: Path, lang: str) -> None:
    """Prove that the recorded game FILE followed the rules and that its dice and decks are those of its seed.

    Ends with 0 if all is well, else with 1 and what is wrong.
    """
    import cosmodrome
    from cosmodrome.cli.records import load
    from cosmodrome.kernel import Refusal
    from cosmodrome.texts import Texts

    texts = Texts(lang)
    try:
        record = load(file)
        faults = cosmodrome.verify(record)
    except Refusal as refusal:
        fail(f"{texts.say('terminal-verify-illegal', file=str(file))}\n{refusal}", WRONG)
    if faults:
        fail("\n".join(texts.say(f"terminal-verify-{fault}", file=str(file)) for fault in faults), WRONG)
    answers = sum(isinstance(entry[0], int) or entry[0] == "window" for entry in record["entries"])
    chance = sum(entry[0] == "chance" for entry in record["entries"])
    click.echo(texts.say("terminal-verify-good", file=str(file), answers=answers, chance=chance))
