import { describe, expect, it } from 'vitest';
import { seatAddress, seatLinkIn } from '../src/lib/seatLink';

describe('links to seats', () => {
  it('reads what it writes', () => {
    const link = { seat: 3, secret: 'aB-_9' };
    const address = seatAddress('t1', link);
    expect(new URL(address).pathname).toBe('/t/t1');
    expect(seatLinkIn(new URL(address).hash)).toEqual(link);
  });

  it('takes nothing else for a link', () => {
    for (const hash of ['', '#rules', '#seat=1', '#seat=x.abc', '#seat=1.a b']) expect(seatLinkIn(hash)).toBeNull();
  });
});
