import { describe, expect, it } from 'vitest';
import { ALIENS, portraitOf, viewBoxOf } from '../art/aliens';
import type { Portrait } from '../art/aliens';
import { MOODS } from '../art/aliens/pen';
import cards from '../preview/cards.json';

const known = (cards as { aliens: { id: string }[] }).aliens.map(({ id }) => id);
const draw = (alien: string, options: Portrait = {}): string => portraitOf(alien, options, 'x-');
/** what is left of a drawing without its ids */
const shapes = (svg: string): Set<string> => new Set([...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d as string));

describe('the aliens', () => {
  it('has one character for each alien of the game', () => {
    expect(Object.keys(ALIENS).sort()).toEqual([...known].sort());
    expect(known).toHaveLength(51);
  });

  it('draws the same alien the same way', () => {
    for (const alien of known) expect(draw(alien)).toBe(draw(alien));
  });

  it('draws 51 different characters that share hardly a shape', () => {
    const drawings = known.map((alien) => shapes(draw(alien, { frame: 'none' })));
    drawings.forEach((one, at) => {
      for (const other of drawings.slice(at + 1)) {
        const common = [...one].filter((shape) => other.has(shape)).length;
        expect(common / Math.min(one.size, other.size)).toBeLessThan(0.35);
      }
    });
  });

  it.each(known)('gives %s a face for each mood', (alien) => {
    const moods = MOODS.map((mood) => draw(alien, { mood, frame: 'none' }));
    expect(new Set(moods).size).toBe(MOODS.length);
  });

  // Those whose faces are hidden, hollow or always furious change their pose too.
  it.each(['calculator', 'oracle', 'hate', 'virus', 'mutant', 'vacuum'])('moves more of %s than the lids', (alien) => {
    const [calm, win, lose] = MOODS.map((mood) => shapes(draw(alien, { mood, frame: 'none' }))) as [Set<string>, Set<string>, Set<string>];
    const fresh = (one: Set<string>): number => [...one].filter((shape) => !calm.has(shape)).length;
    expect(fresh(win)).toBeGreaterThan(0);
    expect(fresh(lose)).toBeGreaterThan(0);
    expect([...lose].filter((shape) => !win.has(shape)).length).toBeGreaterThan(0);
  });

  it('keeps the ids of two portraits of one alien apart', () => {
    const ids = (svg: string): string[] => [...svg.matchAll(/id="([^"]+)"/g)].map(([, id]) => id as string);
    const [one, other] = [portraitOf('zombie'), portraitOf('zombie')];
    expect(ids(one).some((id) => ids(other).includes(id))).toBe(false);
    for (const [, used] of one.matchAll(/url\(#([^)]+)\)/g)) expect(ids(one)).toContain(used);
  });

  it('carries the colour of the seat in ring and rim, never in the alien', () => {
    const [one, other] = [draw('filch', { seat: '#111111' }), draw('filch', { seat: '#222222' })];
    expect(one.replaceAll('#111111', '')).toBe(other.replaceAll('#222222', ''));
    expect(one).toContain('stroke="#111111"');
  });

  it('mirrors the defense and hangs the Loser', () => {
    expect(draw('loser', { frame: 'none', flip: true })).toContain('scale(-1 1)');
    expect(viewBoxOf('loser', 'none')).not.toBe(viewBoxOf('filch', 'none'));
  });

  it('shows live counts', () => {
    for (const alien of ['tick_tock', 'warrior', 'warpish']) {
      expect(draw(alien, { count: 3 })).not.toBe(draw(alien, { count: 5 }));
    }
  });

  it('says nothing for an unknown alien', () => {
    expect(draw('nobody')).toBe('');
  });
});
