import { expect, test, vi } from 'vitest';
import { api } from '../src/lib/api';
import LinkField from '../src/table/LinkField.svelte';
import { stage, useStage } from './stage';

useStage();

const shown = (): string => document.querySelector<HTMLInputElement>('[data-testid=link]')?.value ?? '';

test.each([
  ['names the address by which others find the server', ['http://192.168.1.5:8000'], 'http://192.168.1.5:8000/t/x#seat', false],
  ['stays as it is, and says so, where there is none', [], `${location.origin}/t/x#seat`, true],
])('a link made at the server itself %s', async (_, addresses, address, warned) => {
  const reach = vi.spyOn(api, 'reach').mockResolvedValue({ addresses });
  stage(LinkField, { address: `${location.origin}/t/x#seat`, label: 'Link' });
  await vi.waitFor(() => expect(reach).toHaveResolved());
  await vi.waitFor(() => expect(shown()).toBe(address));
  expect(document.querySelector('.link .muted') !== null).toBe(warned);
  reach.mockRestore();
});
