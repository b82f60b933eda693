/** Which things of the board an option is about. */
import type { Spot } from '../../../lib/board/desk.svelte';
import type { Option } from '../../../lib/wire';
import { noteOf, plainKind, sourceOf } from './rows';
import type { Rows } from './rows';
import type { TwilightView } from './types';

/** The arguments of an option, in order, as its id carries them. */
export const parts = (option: Option): string[] => option.id.split(':').slice(1);

/** Options that the offer shows in its own way. */
export const TERMS = new Set(['give', 'want', 'propose', 'withdraw', 'accept', 'refuse', 'counter']);

/**
 * `system:<n>` `planet:<id>` `position:<n>` `strategy:<id>` `technology:<id>` `objective:<id>` `card:<id>` `note:<name>`
 * `ability:<id>` `law:<id>` `seat:<n>` `pool:<pool>` `goods` `unit:<kind>` `die:<n>` `outcome:<word>` `tray:<option>`
 */
export function spotsOf(option: Option, view: TwilightView, seat: number | null, rows: Rows): Spot[] {
  const [one = '', two = '', three = ''] = parts(option);
  const tray: Spot[] = [`tray:${option.id}`];
  switch (option.key) {
    case 'activate':
    case 'to':
    case 'token':
    case 'fleet':
    case 'ship':
      return [`system:${one}`];
    case 'load':
      return [/^\d+$/.test(one) ? `system:${one}` : `planet:${one}`];
    case 'build-from':
      return [`unit:${one}`, `system:${two}`];
    case 'build':
      return [`unit:${one}`, ...(three ? [`planet:${three}`] : [])];
    case 'land':
    case 'bombard':
    case 'exhaust':
    case 'ready':
    case 'planet':
      return [`planet:${one}`];
    case 'put':
    case 'structure':
      return [`planet:${two}`];
    case 'sustain':
    case 'lose':
    case 'remove':
    case 'unit':
      return [`unit:${one}`];
    case 'place':
    case 'tile':
      return [`position:${two}`];
    case 'pick':
    case 'strategic':
    case 'secondary':
    case 'primary':
      return [`strategy:${one}`];
    case 'technology':
      return [`technology:${one}`];
    case 'score':
      return [`objective:${one}`];
    case 'player':
    case 'offer':
      return [`seat:${one}`];
    case 'pool':
      return [`pool:${one}`];
    case 'fleet-pool':
      return ['pool:fleet'];
    case 'strategy-pool':
      return ['pool:strategy'];
    case 'trade-good':
      return ['goods'];
    case 'reroll':
      return [`die:${one}`];
    case 'vote':
      return [`outcome:${one}`, ...(rows.planets.has(one) ? [`planet:${one}`] : [])];
    case 'abstain':
      return ['outcome:abstain'];
    case 'law':
      return [`law:${one}`];
    case 'card':
    case 'use':
    case 'skip':
      return held(one, view, seat, rows) ?? tray;
    case 'faction':
    case 'keep-card':
    case 'top':
    case 'bottom':
      return tray;
    default:
      return [];
  }
}

/** Where a thing lies that a seat plays, uses or discards; null when it lies nowhere on the board. */
function held(id: string, view: TwilightView, seat: number | null, rows: Rows): Spot[] | null {
  const source = sourceOf(id, rows);
  const mine = seat === null ? undefined : view.players[seat];
  switch (source?.kind) {
    case 'action':
      return view.hand.cards.includes(source.id) ? [`card:${source.id}`] : null;
    case 'objective':
      return view.hand.secrets.includes(source.id) ? [`objective:${source.id}`] : null;
    case 'technology':
      return mine?.technologies.some(({ technology }) => technology === source.id) ? [`technology:${source.id}`] : null;
    case 'note': {
      const name = [...view.hand.notes, ...(mine?.notes_up ?? [])].find(
        (note) => note === source.id || noteOf(note).id === source.id,
      );
      return name ? [`note:${name}`] : null;
    }
    case 'planet':
      return [`planet:${source.id}`];
    case 'agenda':
      return view.agenda.laws.some(({ agenda }) => agenda === source.id) ? [`law:${source.id}`] : null;
    case 'ability':
      return mine?.faction && rows.factions.get(mine.faction)?.abilities.includes(source.id)
        ? [`ability:${source.id}`]
        : null;
    default:
      return null;
  }
}

/** The options that lie in the tray. */
export const trayed = (options: readonly Option[], view: TwilightView, seat: number | null, rows: Rows): Option[] =>
  options.filter((option) => spotsOf(option, view, seat, rows).some((spot) => spot.startsWith('tray:')));

/** The kinds of units that can be chosen, each with its options: what is built, lost, repaired, taken off the board. */
export function unitChoices(options: readonly Option[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    if (!['build', 'build-from', 'sustain', 'lose', 'remove', 'unit'].includes(option.key)) continue;
    const [unit = ''] = parts(option);
    found.set(unit, [...(found.get(unit) ?? []), option]);
  }
  return found;
}

/** The kinds of ships that can be sent from each system, and what can be taken aboard there. */
export function movable(options: readonly Option[]): Map<number, Set<string>> {
  const found = new Map<number, Set<string>>();
  for (const option of options) {
    if (option.key !== 'ship' && option.key !== 'load') continue;
    const [system = '', unit = ''] = parts(option);
    found.set(Number(system), (found.get(Number(system)) ?? new Set()).add(unit));
  }
  return found;
}

/** Ships without fighters, as the fleet pool counts them. */
export const bigShips = (units: Readonly<Record<string, number>>): number =>
  Object.entries(units).reduce(
    (sum, [unit, count]) => sum + (['fighter', 'infantry', 'space_dock', 'pds'].includes(plainKind(unit)) ? 0 : count),
    0,
  );
