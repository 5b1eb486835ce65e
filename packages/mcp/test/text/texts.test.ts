import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { cell, code } from '../../src/text/cell.js';
import { fitLines } from '../../src/text/fit-lines.js';
import { callOf } from '../../src/text/next-call.js';
import { similarNames } from '../../src/text/similar-names.js';

describe('cell', () => {
  it.each([
    ['a\n b\t c', 10, 'a b c'],
    ['a | b', 10, 'a \\| b'],
    ['a \\| b', 10, 'a \\\\\\| b'],
    ['[a](b) `c`', 20, '\\[a\\](b) \\`c\\`'],
    ['abcdefgh', 5, 'abcd…'],
    ['||||||', 3, '\\|\\|…'],
    ['😀😀😀', 3, '😀😀😀'],
    ['😀😀😀😀', 3, '😀😀…'],
    [`${' '.repeat(3)}😀`, 1, ''],
    ['', 5, ''],
  ])('makes %j one line of at most %i characters', (text, longest, expected) => {
    expect(cell(text, longest)).toBe(expected);
  });

  it('takes no time for a text of a megabyte', () => {
    expect(cell(' '.repeat(1_000_000), 100)).toBe('');
    expect(cell('x'.repeat(1_000_000), 100).length).toBe(100);
  });
});

describe('code', () => {
  it.each([
    ['listPets', '`listPets`'],
    ['a`b', '``a`b``'],
    ['`a', '`` `a ``'],
    ['abcdefghijk', '`abcdefghi…`'],
  ])('shows %j as code', (name, expected) => {
    expect(code(name, 10)).toBe(expected);
  });
});

describe('fitLines', () => {
  it('counts bytes of UTF-8 and line breaks', () => {
    expect(fitLines(['äb', 'cd', 'e'], 7)).toEqual({ text: 'äb\ncd', count: 2 });
    expect(fitLines(['abc'], 3)).toEqual({ text: '', count: 0 });
    expect(fitLines([], 3)).toEqual({ text: '', count: 0 });
  });
});

describe('callOf', () => {
  it('prints the arguments as JSON, without absent ones', () => {
    expect(callOf('get_schema', { spec: 'a', name: 'B "c"', version: undefined })).toBe(
      '`get_schema { "spec": "a", "name": "B \\"c\\"" }`',
    );
    expect(callOf('list_specs', {})).toBe('`list_specs`');
    expect(callOf('search', { query: 'a`b' })).toBe('``search { "query": "a`b" }``');
    expect(callOf('search', { query: 'a``b' })).toBe('```search { "query": "a``b" }```');
  });
});

describe('similarNames', () => {
  const names = ['repos/get', 'repos/list-for-org', 'listPets', 'createPet', 'PetStore', 'orders'];

  it.each([
    ['repos get', ['repos/get', 'repos/list-for-org']],
    ['list_pets', ['listPets', 'repos/list-for-org']],
    ['getRepo', ['repos/get']],
    ['petstore', ['PetStore']],
    ['zzz', []],
    ['', []],
    ['/{}', []],
  ])('finds the names that have words in common with %j', async (wanted, expected) => {
    expect((await similarNames(wanted, names)).slice(0, Math.max(1, expected.length))).toEqual(expected);
  });

  it('lets other requests run after 50 names', async () => {
    const wait = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => wait.mockRestore());
    await similarNames(
      'pet',
      Array.from({ length: 120 }, (_, number) => `pet${number}`),
    );
    expect(wait).toHaveBeenCalledTimes(2);
  });

  it('returns a limited number', async () => {
    expect(
      (
        await similarNames(
          'pet',
          Array.from({ length: 1000 }, (_, number) => `pet${number}`),
          3,
        )
      ).length,
    ).toBe(3);
  });
});
