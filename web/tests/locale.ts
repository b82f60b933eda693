/** The texts of the Python package, read from disk. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Fetcher } from '../src/lib/i18n.svelte';

const folder = resolve(import.meta.dirname, '../../src/cosmodrome/locale');

export const source = (language: string, name: string): string =>
  readFileSync(`${folder}/${language}/${name}.ftl`, 'utf8');

export const fromDisk: Fetcher = (language, name) => Promise.resolve(source(language, name));
