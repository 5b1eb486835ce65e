import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { publicSymbolsOf } from '../../../scripts/examples/public-symbols.js';
import { readCompilerOptions } from '../../../scripts/examples/read-compiler-options.js';
import { entries } from './support/entries.js';

const options = readCompilerOptions(fileURLToPath(new URL('../tsconfig.test.json', import.meta.url)));
const symbolsByFile = publicSymbolsOf([...entries.values()], options);

describe.each([...entries])('%s', (entry, file) => {
  const symbols = symbolsByFile.get(file) ?? [];
  const usable = symbols.filter(({ isUsable }) => isUsable);
  console.log(`${entry}: ${symbols.length} public names, ${usable.length} of them with examples`);

  it('describes each public name', () => {
    expect(symbols.length).toBeGreaterThan(1);
    expect(symbols.filter(({ isDescribed }) => !isDescribed).map(({ name }) => name)).toEqual([]);
  });

  it('has an example for each export and each method', () => {
    expect(usable.filter(({ isShown }) => !isShown).map(({ name }) => name)).toEqual([]);
  });
});
