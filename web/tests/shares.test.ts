import { beforeEach, describe, expect, it } from 'vitest';
import { check, promise, remember, shareOf } from '../src/lib/shares';
import type { TableInfo } from '../src/lib/wire';

const SERVER = 'ab'.repeat(16);

/** A table before the start at which seat 1 is ours and has promised its share. */
async function promised(): Promise<{ promises: Record<string, string>; share: string }> {
  const share = shareOf('t', 1);
  const promises = { server: await promise(SERVER), '1': await promise(share) };
  remember({ id: 't', state: 'open', promises, seats: [{ mine: false }, { mine: true }] } as unknown as TableInfo);
  return { promises, share };
}

beforeEach(() => localStorage.clear());

describe('the shares in a seed', () => {
  it('are good when all are those promised, ours among them', async () => {
    const { promises, share } = await promised();
    expect(await check({ seed: `server:${SERVER} 1:${share}`, promises }, 't', [1])).toBe('good');
    expect(await check({ seed: `server:${SERVER}`, promises: { server: promises.server! } }, 'u', [])).toBe('kept');
  });

  it('are bent when one is not the one promised', async () => {
    const { promises, share } = await promised();
    expect(await check({ seed: `server:cd 1:${share}`, promises }, 't', [1])).toBe('bent');
    expect(await check({ seed: SERVER, promises }, 't', [1])).toBe('bent');
    expect(await check({ seed: `server:${SERVER} 0:ef`, promises }, 't', [1])).toBe('bent');
    expect(await check({ seed: `1:${share}`, promises }, 't', [1])).toBe('bent');
  });

  it('are bent when the server promises anew once it has seen ours', async () => {
    const { promises, share } = await promised();
    const other = { ...promises, server: await promise('cd') };
    expect(await check({ seed: `server:cd 1:${share}`, promises: other }, 't', [1])).toBe('bent');
  });

  it('lack ours when the server leaves it out, with or without our promise', async () => {
    const { promises } = await promised();
    expect(await check({ seed: `server:${SERVER}`, promises }, 't', [1])).toBe('left-out');
    expect(await check({ seed: `server:${SERVER}`, promises: { server: promises.server! } }, 't', [1])).toBe('left-out');
  });

  it('do not lack a share that was never promised', async () => {
    shareOf('t', 0);
    expect(await check({ seed: `server:${SERVER}`, promises: { server: await promise(SERVER) } }, 't', [0])).toBe('kept');
  });
});
