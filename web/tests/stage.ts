/** One component of the frame on an empty page, with the words of the Python package. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import { texts } from '../src/lib/i18n.svelte';
import { source } from './locale';

let shown: Record<string, unknown> | undefined;

/** Before each test of a file the English texts are there; after it the page is empty again. */
export function useStage(...files: string[]): void {
  beforeEach(async () => {
    const file = /([\w-]+)\.ftl/;
    vi.stubGlobal('fetch', (url: string) => Promise.resolve(new Response(source('en', file.exec(url)![1]!))));
    vi.stubGlobal('__LOCALE_VERSION__', 'test');
    await texts.load('cosmodrome', ...files);
  });
  afterEach(async () => {
    await clear();
    vi.clearAllMocks();
    vi.unstubAllGlobals();
  });
}

/** Puts it on the page, in place of what was there. */
export function stage<Props extends object>(component: Component<Props, object, any>, props: NoInfer<Props>): void {
  void clear();
  shown = mount(component as Component<object>, { target: document.body, props });
  flushSync();
}

export async function clear(): Promise<void> {
  const before = shown;
  shown = undefined;
  if (before) await unmount(before);
}
