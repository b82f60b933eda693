/** What a card does, in words, put together from Fluent keys and the card's numbers. */
import type { Tools } from '../../contract';
import { capacity, nameKey, resources } from './cards';
import type { Ability, Card, Face, Reward, Ship, Slots } from './types';

type Words = Pick<Tools, 't' | 'list'>;

/** The resources of a reward: "+3 credits". */
export const gainWords = (reward: Reward, { t }: Words): string[] =>
  resources(reward).map(([name, count]) => t(`card-reward-${name}`, { count }));

export function rewardWords(reward: Reward, words: Words): string[] {
  return [...gainWords(reward, words), ...deedWords(reward, words)];
}

/** What else a reward lets one do, each a sentence. */
export function deedWords(reward: Reward, words: Words): string[] {
  const { t } = words;
  const lines: string[] = [];
  if (reward.arrow) lines.push(t(`card-reward-arrow-${reward.arrow}`));
  if (reward.claim.length) lines.push(t('card-reward-claim', { cards: claimWords(reward.claim, words) }));
  if (reward.buy) lines.push(t('card-reward-buy', { count: reward.buy }));
  return lines;
}

/** What a hit brings: the rewards, and a charge where the face has slots. */
export function hitWords(face: Face, words: Words): string[] {
  const lines = rewardWords(face.reward, words);
  if (face.slots) lines.push(words.t('card-reward-charge'));
  return lines.length ? lines : [words.t('card-reward-none')];
}

/** How many charges a use takes; for all table sizes where it differs and `seats` are not known. */
export function slotWords(slots: Slots, words: Words, seats: number | null = null): string[] {
  const { t } = words;
  if (slots.by_players && seats === null) return slotsByPlayers(slots.by_players, words);
  const count = seats === null ? slots.count : capacity(slots, seats);
  if (count === 1) return [t('card-slots-single')];
  return [t(slots.linked ? 'card-slots-linked' : 'card-slots-separate', { count })];
}

/** "4 slots with 2 players", "3 slots with 3 players", "2 slots with 4 or more players". */
function slotsByPlayers(counts: readonly number[], { t }: Words): string[] {
  const lines: string[] = [];
  counts.forEach((count, at) => {
    const last = counts.slice(at).every((other) => other === count);
    if (last && counts[at - 1] === count) return;
    const more = last && at < counts.length - 1;
    lines.push(t(more ? 'card-slots-players-more' : 'card-slots-players', { count, players: at + 2 }));
  });
  return lines;
}

export function abilityWords(ability: Ability, words: Words): string {
  const { t, list } = words;
  const gain = list(rewardWords(ability.gain, words));
  if (ability.effect === 'gain') return t('card-ability-gain', { gain });
  let effect = effectWords(ability, words);
  if (ability.effect === 'opponents-lose-vp' && ability.buy) {
    effect = t('card-ability-then-buy', { effect, buy: ability.buy });
  }
  return gain ? t('card-ability-with-gain', { gain, effect }) : effect;
}

function effectWords(ability: Ability, words: Words): string {
  const { t } = words;
  const key = `card-ability-${ability.effect}`;
  const { amounts, sectors } = ability;
  switch (ability.effect) {
    case 'shift-sector':
      return amounts.length > 1
        ? t(`${key}-choice`, { low: Math.min(...amounts), high: Math.max(...amounts) })
        : t(key, { amount: amounts[0] ?? 0 });
    case 'buy-and-place':
      return t(key, { low: Math.min(...sectors), high: Math.max(...sectors) });
    case 'claim-card':
      return t(key, { cards: claimWords(ability.cards, words) });
    case 'swap-sectors':
      return t(key, { a: sectors[0] ?? 0, b: sectors[1] ?? 0 });
    case 'opponents-lose-vp':
      return t(key, { amount: ability.amount });
    case 'place-charge':
      return ability.move ? t(`${key}-move`, { move: ability.move }) : t(key);
    case 'double-sector':
      return t(`${key}-${ability.zone || 'station'}`);
    default:
      return t(key);
  }
}

/** "Use it on your own turn: before collecting". */
export function useWords(ability: Ability, { t }: Words): string {
  return t('card-use', { turn: t(`card-turn-${ability.colour}`), when: t(`card-when-${ability.when}`) });
}

/** One face as a list of sentences: hit, slots, ability, when. */
export function faceWords(face: Face, words: Words): string[] {
  const lines = hitWords(face, words);
  if (face.slots) lines.push(...slotWords(face.slots, words));
  if (face.ability) lines.push(abilityWords(face.ability, words), useWords(face.ability, words));
  return lines;
}

/** Level, cost and sector. */
export function factWords(card: Card, { t }: Words): string[] {
  const sector = t('card-sector', { sector: card.sector });
  const cost = t('card-cost', { cost: card.cost });
  if (card.kind === 'colony') return [t('card-colony'), sector, cost];
  return card.level === 0 ? [t('card-level-0'), sector] : [t('card-level', { level: card.level }), sector, cost];
}

/** The whole card in one line, for screen readers. */
export function cardLabel(card: Card, words: Words): string {
  const { t } = words;
  const head = t('base-card', { name: t(nameKey(card.id)), facts: factWords(card, words).join(', ') });
  if (card.kind === 'colony') return `${head}. ${t('card-colony-effect', { vp: card.vp })}`;
  return `${head}. ${faceLabel(card, 'station', words)}. ${faceLabel(card, 'deployed', words)}`;
}

/** The name of a card and what its face in this zone does. */
export function faceLabel(card: Ship, zone: 'station' | 'deployed', words: Words): string {
  return `${words.t(`card-${zone}`)}: ${faceWords(card[zone], words).join('; ')}`;
}

function claimWords(claim: readonly [number, number][], { t, list }: Words): string {
  return list(claim.map(([level, count]) => t('card-claim', { level, count })));
}
