"""What a card does, in words, put together from texts and the card's numbers."""

from __future__ import annotations

from collections.abc import Iterable

from cosmodrome.games.space_base.rows import Ability, Colony, Face, Reward, Ship, Slots
from cosmodrome.texts import Texts


def reward_words(reward: Reward, texts: Texts) -> list[str]:
    """What a hit, or a use, brings."""
    amounts = (("credits", reward.credits), ("income", reward.income), ("vp", reward.vp))
    lines = [texts.say(f"card-reward-{name}", count=count) for name, count in amounts if count]
    if reward.arrow:
        lines.append(texts.say(f"card-reward-arrow-{reward.arrow}"))
    if reward.claim:
        lines.append(texts.say("card-reward-claim", cards=claim_words(reward.claim, texts)))
    if reward.buy:
        lines.append(texts.say("card-reward-buy", count=reward.buy))
    return lines


def claim_words(claims: Iterable[tuple[int, int]], texts: Texts) -> str:
    """Free ships by level."""
    return texts.joined([texts.say("card-claim", level=level, count=count) for level, count in claims])


def slot_words(slots: Slots, players: int | None, texts: Texts) -> list[str]:
    """How many charges a use takes; for all table sizes where it differs and the size is not known."""
    if slots.by_players is None or players is not None:
        count = slots.count if players is None else slots.capacity(players)
        if count == 1:
            return [texts.say("card-slots-single")]
        return [texts.say("card-slots-linked" if slots.linked else "card-slots-separate", count=count)]
    lines, counts = [], slots.by_players
    for at, count in enumerate(counts):
        last = set(counts[at:]) == {count}
        if last and at and counts[at - 1] == count:
            break
        key = "card-slots-players-more" if last and at < len(counts) - 1 else "card-slots-players"
        lines.append(texts.say(key, count=count, players=at + 2))
    return lines


def ability_words(ability: Ability, texts: Texts) -> str:
    """What a charge pays for."""
    gain = texts.joined(reward_words(ability.gain, texts))
    if ability.effect == "gain":
        return texts.say("card-ability-gain", gain=gain)
    effect = effect_words(ability, texts)
    if ability.buy:
        effect = texts.say("card-ability-then-buy", effect=effect, buy=ability.buy)
    return texts.say("card-ability-with-gain", gain=gain, effect=effect) if gain else effect


def effect_words(ability: Ability, texts: Texts) -> str:
    """The effect alone, without what it gives."""
    key = f"card-ability-{ability.effect}"
    match ability.effect:
        case "shift-sector" if len(ability.amounts) > 1:
            return texts.say(f"{key}-choice", low=min(ability.amounts), high=max(ability.amounts))
        case "shift-sector":
            return texts.say(key, amount=ability.amounts[0])
        case "buy-and-place":
            return texts.say(key, low=min(ability.sectors), high=max(ability.sectors))
        case "claim-card":
            return texts.say(key, cards=claim_words(ability.cards, texts))
        case "swap-sectors":
            one, other = ability.sectors
            return texts.say(key, a=one, b=other)
        case "opponents-lose-vp":
            return texts.say(key, amount=ability.amount)
        case "place-charge" if ability.move:
            return texts.say(f"{key}-move", move=ability.move)
        case "double-sector":
            return texts.say(f"{key}-{ability.zone or 'station'}")
    return texts.say(key)


def use_words(ability: Ability, texts: Texts) -> str:
    """When it may be used."""
    turn = texts.say(f"card-turn-{ability.colour}")
    return texts.say("card-use", turn=turn, when=texts.say(f"card-when-{ability.when.replace('_', '-')}"))


def face_words(face: Face, players: int | None, texts: Texts) -> list[str]:
    """One face as sentences: what it pays, slots, ability, when."""
    lines = reward_words(face.reward, texts)
    if face.slots is not None:
        lines.append(texts.say("card-reward-charge"))
    if not lines:
        lines.append(texts.say("card-reward-none"))
    if face.slots is not None:
        lines += slot_words(face.slots, players, texts)
    if face.ability is not None:
        lines += [ability_words(face.ability, texts), use_words(face.ability, texts)]
    return lines


def fact_words(card: Ship | Colony, texts: Texts) -> list[str]:
    """Level, sector and cost."""
    sector, cost = texts.say("card-sector", sector=card.sector), texts.say("card-cost", cost=card.cost)
    if isinstance(card, Colony):
        return [texts.say("card-colony"), sector, cost]
    if card.level == 0:
        return [texts.say("card-level-0"), sector]
    return [texts.say("card-level", level=card.level), sector, cost]
