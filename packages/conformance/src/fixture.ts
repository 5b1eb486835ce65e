import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The text of one of our own documents, by its name in `fixtures/`. */
export function fixture(name: string): string {
  return readFileSync(new URL(`../../../fixtures/${name}`, import.meta.url), 'utf8');
}

/** A big real document: the one that `@gitbook/api` carries, 1.7 MB of JSON or 1.2 MB of YAML. */
export function realDocument(format: 'json' | 'yaml'): string {
  return readFileSync(require.resolve(`@gitbook/api/spec/openapi.${format}`), 'utf8');
}
