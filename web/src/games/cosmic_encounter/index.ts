/** Cosmic Encounter, as the frame knows it. */
import type { Ask, GameEvent, Option, View } from '../../lib/wire';
import type { Tools } from '../contract';
import { phaseOf } from './model/encounter';
import { hurts, ranking, tellBundle } from './model/ranking';
import type { CosmicView } from './model/types';

export { default as Board } from './Board.svelte';
export { default as Glance } from './Glance.svelte';
export { describe, gather, hint, join } from './model/describe';

const shape = (view: View): CosmicView => view as unknown as CosmicView;

/** What a player might expect to choose: planets to aim at, cards of the hand, to accept an offer. */
export function options(view: View, ask: Ask): Option[] {
  const { hand, players, encounter } = shape(view);
  const option = (key: string, args: Option['args']): Option => ({
    id: [key, ...Object.values(args)].join(':'),
    key,
    args,
    hint: {},
  });
  switch (ask.key) {
    case 'aim':
      return (players[encounter.defense ?? -1]?.planets ?? []).map((planet) => option('aim', { planet }));
    case 'answer-offer':
      return [option('accept', {})];
    case 'select':
      return [...new Set(hand)].map((card) => option('lay', { card }));
    default:
      return [];
  }
}

/** The sensible order: what helps my own side comes first, what can only hurt it last; sending no more than can be spared
 *  comes before emptying colonies; invitations from all to none. */
export function arrange(ask: Ask, view?: View): Option[] {
  const table = view === undefined ? null : shape(view);
  const rank = ranking(ask, table);
  return ask.options
    .map((option, at) => ({ option: tellBundle(option, ask, table), at, rank: rank(option) }))
    .sort((one, other) => one.rank - other.rank || one.at - other.at)
    .map(({ option }) => option);
}

/** A card laid is revealed as soon as the other lies there, and a deal is made or broken off for good. */
const FINAL = new Set(['lay', 'accept', 'break-off']);
export const endsTurn = ({ key }: Option): boolean => FINAL.has(key);

export const folded = (option: Option, ask: Ask, view: View): boolean => hurts(option, ask.seat, shape(view));

/** Invitations and deals are made on the stage. */
const ON_STAGE = new Set(['invite', 'offer', 'answer-offer']);
export const drawsAsk = ({ key }: Ask): boolean => ON_STAGE.has(key);

/** Nobody needs to be asked where ships return to, if they are to spread evenly. */
export const spares = ({ key }: Ask): readonly string[] => (key === 'place-ships' ? ['home'] : []);

/** The aliens I play, until the first encounter has gone on. */
export function reads(view: View, seat: number | null): readonly string[] {
  const { turn, players, encounter } = shape(view);
  if (seat === null || turn.round > 1 || turn.turn > 1 || turn.encounter > 1 || encounter.planet !== null) return [];
  return (players[seat]?.aliens ?? []).filter((alien) => alien !== '?').map((alien) => `alien:${alien}`);
}

export const turn = (view: View): number | null => shape(view).encounter.offense;

export const ends = ['decline', 'nothing', 'break-off'];
export const passes = ['ahead', 'phase', 'encounter'];

/** "Reveal: Orion against Vega" */
export function status(view: View, { t, names }: Tools): string {
  const { turn, encounter } = shape(view);
  const phase = phaseOf(turn.step);
  if (phase === null) return t('board-setup');
  const words = t(`phase-${phase}`);
  const [offense = '', defense = ''] = [encounter.offense, encounter.defense].map((seat) => names[seat ?? -1]);
  return defense ? t('board-status', { phase: words, offense, defense }) : `${words} · ${offense}`;
}

const GIST = new Set(
  `turn encounter further-encounter sheet unveiled power-lost power-regained defense aimed allied revealed challenged
   swapped-cards counts-as totals concluded offered broke-off agreed cosmic-quake played use cancelled zapped
   technology-complete accused cheated undone won`.split(/\s+/),
);

/** Who met whom, with which allies and cards, and how it came out; not every ship and card that changed its place. */
export function gist({ key }: GameEvent): boolean {
  return GIST.has(key);
}

/** Foreign colonies: five of them win. */
export function points(view: View): number[] {
  return shape(view).players.map(({ foreign }) => foreign);
}

export { default as Card } from './Card.svelte';
export { silent, usedIn } from './model/moments';
export { names, tells, weight } from './model/named';
