"""What is cancelled has no effect: a zap leaves the table as it was before the use, but for the cards played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.conformance.joined import starting
from tests.conformance.play import do, next_move
from tests.games.cosmic_encounter.joined import JOINED, SETTINGS, arm, crowded, fetch_flare

from cosmodrome.games.cosmic_encounter import RULES
from cosmodrome.games.cosmic_encounter.cards import COPIES, flare_of
from cosmodrome.games.cosmic_encounter.stored import PARTS
from cosmodrome.games.cosmic_encounter.windows import ability
from cosmodrome.kernel import Game, Random, Use

ZAPS = {"card_zap", "cosmic_zap", "cosmic_field_generator"}
# Where cards played and answered lie, and what says that they were; all else must stay.
OF_CARDS = {"cards.hands", "cards.discard", "cards.played", "cards.known", "cards.claims", "cards.piles"}
OF_TECHNOLOGIES = {"technologies.owned", "technologies.face_up", "technologies.discards", "ships.research"}
OF_USES = {"uses", "spent", "flares_by", "zapped", "passing"}


class Witness:
    """Sees every use, and that of a cancelled one nothing is left."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open: list[tuple[Use, dict[str, Any], set[str]]] = []
        self.cancelled: set[str] = set()
        pay, settle = ability._pay, ability._settle
        assert pay is not None
        assert settle is not None
        monkeypatch.setattr(ability, "_pay", self.before(pay))
        monkeypatch.setattr(ability, "_settle", self.after(settle))

    def before(self, pay: Callable[..., Any]) -> Callable[..., Any]:
        """A use begins: the table as it is."""

        def paying(table: Any, use: Use) -> Any:
            for _, _, answers in self.open:
                answers.add(use.ability.id)
            self.open.append((use, snapshot(table), set()))
            return pay(table, use)

        return paying

    def after(self, settle: Callable[..., Any]) -> Callable[..., Any]:
        """It is over: if it was cancelled by zaps alone, the table is as it was."""

        def settling(table: Any, use: Use) -> Any:
            while self.open and self.open[-1][0] is not use:
                self.open.pop()  # of a game that was left in the middle
            if self.open:
                _, before, answers = self.open.pop()
                if use.cancelled and answers and answers <= ZAPS:
                    self.compare(use, before, snapshot(table))
            return settle(table, use)

        return settling

    def compare(self, use: Use, before: dict[str, Any], now: dict[str, Any]) -> None:
        """Nothing but cards and marks of use has changed."""
        changed = {name for name in before if before[name] != now[name]}
        if use.ability.id == "human":  # zapped humanity wins
            changed -= {"marks", "until"}
        changed -= {"hidden", "lineup"}  # a sheet that was turned up for it stays up
        assert not changed, f"{use.ability.id} was cancelled, and yet {changed} changed"
        self.cancelled.add(use.ability.id)


def snapshot(table: Any) -> dict[str, Any]:
    """All of a table that a cancelled use may not change."""
    copy, found = table.copy(), {}
    for name in copy.__struct_fields__:
        value = getattr(copy, name)
        if name in PARTS:
            found.update({f"{name}.{inner}": getattr(value, inner) for inner in value.__struct_fields__})
        else:
            found[name] = value
    return {name: value for name, value in found.items() if name not in OF_CARDS | OF_TECHNOLOGIES | OF_USES}


def zapping_game(seed: int) -> Game:
    """A game in the thick of it, with zaps and own flares in hands."""
    seats, options = list(JOINED.settings())[seed % len(SETTINGS)]
    rng = Random(f"zaps {seed}")
    table = crowded(seats, options, rng)
    for card in (*COPIES["cosmic_zap"], *COPIES["card_zap"]):
        arm(table, rng.randrange(seats), rng, card)
    for seat, sheets in enumerate(table.sheets):
        for alien in sheets:
            arm(table, seat, rng, fetch_flare(table, flare_of(alien, table.classic_filch)))
    return starting(RULES, table, options, seed)


def zap_games(witness: Witness, seeds: range) -> None:
    """A stretch of each of these games."""
    for seed in seeds:
        game, rng = zapping_game(seed), Random(f"zapped {seed}")
        for _ in range(150):
            if game.asks:
                do(game, next_move(JOINED, game, rng, lively=True))


@pytest.mark.rule("CE-19.1", "CE-19.2", "CE-26.3", "CE-26.4")
def test_a_cancelled_use_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Powers under a Cosmic Zap, artifacts and flares under a Card Zap (CE-R6): dozens of them in random games."""
    witness = Witness(monkeypatch)
    zap_games(witness, range(60))
    assert len(witness.cancelled) >= 25, sorted(witness.cancelled)
