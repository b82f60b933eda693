/** What has changed on the map and on the track while others played. */
import type { GameEvent } from '../../../lib/wire';
import type { TwilightView } from './types';

/** These change what stands in a system, or whose it is. */
const CHANGES = new Set(['moved', 'placed', 'built', 'landed', 'destroyed', 'removed', 'gained-planet', 'wormhole']);

/** The systems in which others have done something, and those in which I have lost units. */
export function changedSystems(events: readonly GameEvent[], view: TwilightView, me: number | null): Set<number> {
  const systemOf = (planet: unknown): number | undefined =>
    view.systems.find(({ planets }) => String(planet) in planets)?.system;
  const found = new Set<number>();
  for (const event of events) {
    if (!CHANGES.has(event.key) || (event['seat'] === me && event.key !== 'destroyed')) continue;
    const system = event['system'] ?? systemOf(event['planet']);
    if (typeof system === 'number') found.add(system);
  }
  return found;
}

/** Victory points won and lost, by seat. */
export function pointsSince(events: readonly GameEvent[]): Map<number, number> {
  const gains = new Map<number, number>();
  for (const { key, seat, gained } of events) {
    if (key === 'points') gains.set(Number(seat), (gains.get(Number(seat)) ?? 0) + Number(gained));
  }
  return gains;
}
