import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { publicThingsOf } from '../../../scripts/examples/public-things.js';
import { readCompilerOptions } from '../../../scripts/examples/read-compiler-options.js';
import { entries } from './support/entries.js';

const options = readCompilerOptions(fileURLToPath(new URL('../tsconfig.test.json', import.meta.url)));
const thingsByFile = publicThingsOf([...entries.values()], options);

describe.each([...entries])('%s', (entry, file) => {
  const things = thingsByFile.get(file) ?? [];
  const usable = things.filter(({ isUsable }) => isUsable);
  console.log(`${entry}: ${things.length} public names, ${usable.length} of them with examples`);

  it('describes each public name', () => {
    expect(things.length).toBeGreaterThan(3);
    expect(things.filter(({ isDescribed }) => !isDescribed).map(({ name }) => name)).toEqual([]);
  });

  it('has an example for each export and each method', () => {
    expect(usable.filter(({ isShown }) => !isShown).map(({ name }) => name)).toEqual([]);
  });
});
