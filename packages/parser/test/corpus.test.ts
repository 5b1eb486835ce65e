import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { checkParsing } from './support/check-parsing.js';
import { readCorpus } from './support/read-corpus.js';

// The heavier tests parse all documents.

/** In bytes. */
const mostBytes = 64 * 1024;

const { folder, entries } = readCorpus();
const small = entries.filter(({ file }) => statSync(join(folder, file)).size <= mostBytes);

describe.skipIf(small.length === 0)('the small documents of the corpus', () => {
  it.each(small)('$file is parsed as the index says ($expect)', (entry) => {
    checkParsing(folder, entry);
  });
  // Vitest fails for a suite without tests.
  if (small.length === 0) it('need SPECSHELF_CORPUS', () => {});
});
