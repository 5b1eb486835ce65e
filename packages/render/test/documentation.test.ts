import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { publicSymbolsOf } from '../../../scripts/examples/public-symbols.js';
import { readCompilerOptions } from '../../../scripts/examples/read-compiler-options.js';

const entries = ['html.tsx', 'markdown.ts', 'math.ts', 'preact.ts', 'react.ts'].map((name) =>
  pathOf(`../src/${name}`),
);
const symbolsByEntry = publicSymbolsOf(entries, readCompilerOptions(pathOf('tsconfig.json')));

describe.each([...symbolsByEntry])('%s', (entry, symbols) => {
  const functions = symbols.filter(
    ({ name }) => /^(?:render|Spec|to|convert|Render[^O])/.test(name) && !name.includes('.'),
  );
  console.log(`${entry}: ${symbols.length} public names, ${functions.length} functions and components`);

  test('documents every name', () => {
    expect(symbols.length).toBeGreaterThan(1);
    expect(symbols.filter(({ isDescribed }) => !isDescribed).map(({ name }) => name)).toEqual([]);
  });

  test('has an example for every function and component', () => {
    expect(functions.length).toBeGreaterThan(1);
    expect(functions.filter(({ isShown }) => !isShown).map(({ name }) => name)).toEqual([]);
  });
});

function pathOf(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}
