// Writes src/lib/wire.gen.ts from openapi.json; with --check it only says whether the file is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const source = new URL('../openapi.json', import.meta.url);
const target = new URL('../src/lib/wire.gen.ts', import.meta.url);

const made = `// Made from openapi.json by \`npm run types\`. Do not edit.\n${astToString(await openapiTS(source, { emptyObjectsUnknown: true }))}`;
if (!process.argv.includes('--check')) {
  writeFileSync(target, made);
} else if (readFileSync(target, 'utf8') !== made) {
  console.error('web/src/lib/wire.gen.ts is not what web/openapi.json says: run `npm run types`');
  process.exit(1);
}
