import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

test('the README names methods that exist', () => {
  const api = read('api.md');
  const named = [...read('README.md').matchAll(/\| `(client\.[\w.]+)` +\|/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(15);
  for (const name of named) expect(api).toContain(`\`${name}(`);
});
