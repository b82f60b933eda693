/** Space Base, as the frame knows it. */
import type { Ask, GameEvent, Option, View } from '../../lib/wire';
import type { Sound } from '../../lib/sound';
import type { Named, StoryCard, Tools } from '../contract';
import { nameKey } from './model/cards';
import { isCard } from './model/describe';
import type { SpaceBaseView } from './model/types';

export { default as Answer } from './Answer.svelte';
export { default as Board } from './Board.svelte';
export { default as Card } from './Card.svelte';
export { default as Glance } from './Glance.svelte';
export { describe, hint } from './model/describe';

const shape = (view: View): SpaceBaseView => view as unknown as SpaceBaseView;

/** What lies for sale, whether I can pay it or not. */
export function options(view: View, ask: Ask): Option[] {
  const { shipyard, colonies, hand } = shape(view);
  const option = (key: string, card: string): Option => ({ id: `${key}:${card}`, key, args: { card }, hint: {} });
  switch (ask.key) {
    case 'purchase':
    case 'extra-purchase':
      return [...shipyard.flat(), ...colonies].map((card) => option('buy', card));
    case 'claim':
      return shipyard.flat().map((card) => option('claim', card));
    case 'opening':
      return hand.map((card) => option('buy', card));
    default:
      return [];
  }
}

export const passes = ['turn', 'others'];

/** Dice that bring nothing either way need no answer. */
export function spares({ key, options }: Ask): readonly string[] {
  return key === 'dice' && options.every(({ hint }) => !Object.keys(hint).length) ? ['idle'] : [];
}

export function status(view: View, { t }: Tools): string {
  const { turn } = shape(view);
  const step = t(`step-${turn.step}`);
  if (turn.round === 0) return step;
  return `${turn.last_round ? t('base-last-round') : t('bar-round', { round: turn.round })} · ${step}`;
}

const GIST = new Set(
  `first-player bonus turn rolled rerolled die-set used bought claimed swapped exchanged lost-vp end-triggered extra-round
   won undone`.split(/\s+/),
);

/** Dice and what is bought and used; what each sector pays stands beside the names. */
export function gist({ key }: GameEvent): boolean {
  return GIST.has(key);
}

export function points(view: View): number[] {
  return shape(view).players.map(({ vp }) => vp);
}

/** Only the cards dealt for the opening are secret. */
export function secrets(view: View): boolean {
  return shape(view).hand.length > 0;
}

/** Dice are used in pictures; everything else is told in words. */
export const drawsAnswer = ({ key }: Option): boolean => key === 'apart' || key === 'sum';

/** A purchase ends the buying, and the next player rolls at once; the opening is a draft that can be changed. */
export const asksFirst = ({ key }: Option, ask: Ask | null): boolean =>
  (key === 'buy' && ask?.key !== 'opening') || key === 'claim';

/** What I buy, and that I buy nothing, ends my turn. */
export const endsTurn = ({ key }: Option, ask: Ask): boolean => ask.key === 'purchase' && (key === 'buy' || key === 'pass');

/** I roll my own dice. */
export const rolls = (events: readonly GameEvent[], seat: number | null): boolean =>
  seat !== null && events.some(({ key, seat: who }) => key === 'rolled' && who === seat);

/** The things that a line names. */
export function names(event: GameEvent, { t }: Tools): Named[] {
  return Object.values(event).flatMap((value) => (isCard(value) ? [{ id: value, name: t(nameKey(value)) }] : []));
}

const BEGINS = new Set(['turn', 'rolled', 'rerolled']);

/** What somebody buys, whose turn begins and what is rolled are told one after the other. */
export function beats(events: readonly GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  for (const event of events) {
    const begins = BEGINS.has(event.key) && groups.at(-1)?.at(-1)?.key !== 'turn';
    if (begins || !groups.length) groups.push([event]);
    else groups.at(-1)!.push(event);
  }
  return groups;
}

/** What others take from me, and that the end is near. */
export function tells(event: GameEvent, seat: number | null, _view: View, { t, names: people }: Tools): StoryCard | null {
  const name = (who: unknown): string => (typeof who === 'number' ? (people[who] ?? '') : '');
  const { seat: who, vp } = event;
  if (typeof vp !== 'number') return null;
  if (event.key === 'lost-vp' && who === seat) {
    return { tone: 'bad', title: t('tells-lost-vp'), text: t('event-lost-vp', { seat: name(who), vp }) };
  }
  if (event.key === 'end-triggered') {
    const text = t('event-end-triggered', { seat: name(who), vp });
    return { tone: 'plain', seat: Number(who), title: t('announce-last-round'), text, effect: t('tells-last-round') };
  }
  return null;
}

export const turn = (view: View): number => shape(view).turn.active;

export const last = (view: View): boolean => shape(view).turn.last_round;

const SOUNDS: Readonly<Record<string, Sound>> = {
  rolled: 'dice',
  rerolled: 'dice',
  collected: 'coins',
  received: 'coins',
  bought: 'card',
  claimed: 'card',
  'end-triggered': 'launch',
  'lost-vp': 'hit',
};
export const sounds = ({ key }: GameEvent): Sound | null => SOUNDS[key] ?? null;
