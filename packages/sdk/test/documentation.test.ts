import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { publicThingsOf } from '../../../scripts/examples/public-things.js';
import { readCompilerOptions } from '../../../scripts/examples/read-compiler-options.js';

const entries = ['index.ts', 'document.ts'].map((name) => pathOf(`../src/${name}`));
const thingsByEntry = publicThingsOf(entries, readCompilerOptions(pathOf('tsconfig.json')));

describe.each([...thingsByEntry])('%s', (entry, things) => {
  const usable = things.filter(({ isUsable }) => isUsable);
  console.log(`${entry}: ${things.length} public names, ${usable.length} of them with an example`);

  test('documents every name', () => {
    expect(things.length).toBeGreaterThan(10);
    expect(things.filter(({ isDescribed }) => !isDescribed).map(({ name }) => name)).toEqual([]);
  });

  test('has an example for every export and every method', () => {
    expect(usable.filter(({ isShown }) => !isShown).map(({ name }) => name)).toEqual([]);
  });
});

function pathOf(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}
