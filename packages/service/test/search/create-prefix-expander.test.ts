import type { Expression } from '@specshelf/search';
import { expect, it } from 'vitest';
import { createPrefixExpander } from '../../src/search/create-prefix-expander.js';
import { printWords } from '../../src/work/heavy-work/search/search-chunks.js';

/** Returns an expander in a specification whose chunks have these words, and the number of reads. */
function expanderOf(chunks: readonly (readonly string[])[] | undefined, specId?: string) {
  const reads = { count: 0 };
  const readWords = async () => {
    reads.count += 1;
    return chunks?.map(printWords);
  };
  return {
    expand: createPrefixExpander({ stores: { search: { readWords } } }, specId ? { specId } : {}),
    reads,
  };
}

const prefix: Expression = { all: [{ token: 'oacme' }, { any: [{ prefix: 'npe' }, { prefix: 'bpe' }] }] };

it('replaces prefixes by the words of the specification, which it reads once', async () => {
  const { expand, reads } = expanderOf([['pet', 'dog'], ['petal']], 'spec1');
  const words = (letter: string) => ({ any: [{ token: `${letter}pet` }, { token: `${letter}petal` }] });
  const expected = { all: [{ token: 'oacme' }, { any: [words('n'), words('b')] }] };
  expect(await Promise.all([expand(prefix), expand(prefix)])).toEqual([expected, expected]);
  expect(await expand({ prefix: 'ncat' })).toEqual({ any: [] });
  expect(reads.count).toBe(1);
});

it('reads no words without a prefix, and none outside a specification', async () => {
  const { expand, reads } = expanderOf([['pet']], 'spec1');
  expect(await expand({ token: 'npet' })).toEqual({ token: 'npet' });
  const everywhere = expanderOf([['pet']]);
  expect(await everywhere.expand(prefix)).toBe(prefix);
  expect([reads.count, everywhere.reads.count]).toEqual([0, 0]);
});

it.each([
  ['a specification with too many documents or words', undefined],
  ['more than 400 words', [Array.from({ length: 401 }, (_, number) => `pe${number}`)]],
  [
    'more than 6,000 characters',
    [Array.from({ length: 61 }, (_, number) => `pe${number}${'x'.repeat(100)}`)],
  ],
])('keeps prefixes of %s', async (_name, chunks) => {
  const { expand } = expanderOf(chunks, 'spec1');
  expect(await expand(prefix)).toEqual(prefix);
});
