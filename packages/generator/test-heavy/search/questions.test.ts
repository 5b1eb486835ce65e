import { describe, expect, it } from 'vitest';
import { corpus } from '../../test/support/real-documents.js';
import { createRegistry, describeFound } from '../../test/support/search-registry.js';
import { questions } from './questions.js';

const documents = corpus();

describe.skipIf(documents.length === 0)('the search over all documents of the corpus', () => {
  it('has the right operation among the first three results for each of 100 questions', () => {
    const { search, size } = createRegistry(documents);
    const missed = questions.flatMap(([question, document, ...operations]) => {
      const found = search(question, 3);
      const isRight = found.some(
        (result) => result.document.startsWith(document) && operations.includes(describeFound(result)),
      );
      const shown = found.map((result) => `${result.tier} ${result.document}: ${describeFound(result)}`);
      return isRight ? [] : [[question, ...shown].join('\n  ')];
    });
    console.log(
      `questions: ${questions.length}, missed: ${missed.length}, over ${size} parts of ${documents.length} documents`,
    );
    expect(questions).toHaveLength(100);
    expect(missed.join('\n')).toBe('');
  });
  // Vitest fails for a suite without tests.
  if (documents.length === 0) it('need SPECSHELF_CORPUS', () => {});
});
