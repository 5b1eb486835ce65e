import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { publicSymbolsOf } from '../../../scripts/examples/public-symbols.js';
import { readCompilerOptions } from '../../../scripts/examples/read-compiler-options.js';

const entries = ['index.ts', 'document.ts'].map((name) => pathOf(`../src/${name}`));
const symbolsByEntry = publicSymbolsOf(entries, readCompilerOptions(pathOf('tsconfig.json')));

describe.each([...symbolsByEntry])('%s', (entry, symbols) => {
  const usable = symbols.filter(({ isUsable }) => isUsable);
  console.log(`${entry}: ${symbols.length} public names, ${usable.length} of them with an example`);

  test('documents every name', () => {
    expect(symbols.length).toBeGreaterThan(10);
    expect(symbols.filter(({ isDescribed }) => !isDescribed).map(({ name }) => name)).toEqual([]);
  });

  test('has an example for every export and every method', () => {
    expect(usable.filter(({ isShown }) => !isShown).map(({ name }) => name)).toEqual([]);
  });
});

function pathOf(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}
