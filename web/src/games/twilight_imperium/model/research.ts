/** The technology tree: what is owned, what is missing for the rest. */
import type { Rows } from './rows';
import type { Colour, Player, TechnologyRow } from './types';

export const COLOURS: readonly Colour[] = ['blue', 'green', 'yellow', 'red'];

/** How many technologies of each colour a player owns: they are the prerequisites of others. */
export function owned(player: Player, rows: Rows): Record<string, number> {
  const count: Record<string, number> = {};
  for (const { technology } of player.technologies) {
    const colour = rows.technologies.get(technology)?.colour ?? 'none';
    count[colour] = (count[colour] ?? 0) + 1;
  }
  return count;
}

/** The prerequisites of a technology in order, and whether each is met. */
export function prerequisites(row: TechnologyRow, have: Record<string, number>): { colour: Colour; met: boolean }[] {
  const used: Record<string, number> = {};
  return row.prerequisites.map((colour) => {
    used[colour] = (used[colour] ?? 0) + 1;
    return { colour, met: used[colour] <= (have[colour] ?? 0) };
  });
}

/** The colours that are missing for a technology, and how many of each. */
export function lacks(row: TechnologyRow, have: Record<string, number>): { colour: Colour; count: number }[] {
  const missing = prerequisites(row, have).filter(({ met }) => !met);
  return COLOURS.map((colour) => ({ colour, count: missing.filter((one) => one.colour === colour).length })).filter(
    ({ count }) => count > 0,
  );
}

/** The columns of the tree: the four colours by number of prerequisites, unit upgrades, and those of the faction. */
export function columns(player: Player, rows: Rows): { colour: Colour; technologies: TechnologyRow[] }[] {
  const own = rows.factions.get(player.faction ?? '')?.own_technologies ?? [];
  const replaced = new Set(
    own.map((id) => rows.technologies.get(id)).flatMap((row) => (row?.unit ? [row.unit] : [])),
  );
  const has = (id: string): boolean => player.technologies.some(({ technology }) => technology === id);
  const shown = [...rows.technologies.values()].filter(
    ({ id, faction, unit }) => has(id) || (faction ? own.includes(id) : !(unit && replaced.has(unit))),
  );
  return [...COLOURS, 'unit_upgrade' as const].map((colour) => ({
    colour,
    technologies: shown
      .filter((row) => row.colour === colour || (colour === 'unit_upgrade' && row.colour === 'none'))
      .sort((a, b) => a.prerequisites.length - b.prerequisites.length),
  }));
}
