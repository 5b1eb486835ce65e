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
  console.log(`${entry}: ${things.length} public names, ${usable.length} of them shown in use`);

  it('says of every name what it is', () => {
    expect(things.length).toBeGreaterThan(3);
    expect(things.filter(({ isDescribed }) => !isDescribed).map(({ name }) => name)).toEqual([]);
  });

  it('shows every export and every method in use', () => {
    expect(usable.filter(({ isShown }) => !isShown).map(({ name }) => name)).toEqual([]);
  });
});
