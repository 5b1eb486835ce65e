import { describe, expect, it } from 'vitest';
import { corpus } from '../../test/support/real-documents.js';
import { createRegistry, describeFound } from '../../test/support/search-registry.js';
import { questions } from './questions.js';

// Two documents of one API would take each other's places.
const documents = corpus().filter(({ name }) => name !== 'openai.json');

describe.skipIf(documents.length === 0)('the search over all documents of the corpus', () => {
  it('has the right operation among the first three results for each of 100 questions', () => {
    const { search, size, tokens } = createRegistry(documents);
    let first = 0;
    const missed = questions.flatMap(([question, document, ...operations]) => {
      const found = search(question, 3);
      const place = found.findIndex(
        (result) => result.document.startsWith(document) && operations.includes(describeFound(result)),
      );
      if (place === 0) first += 1;
      const shown = found.map((result) => `${result.tier} ${result.document}: ${describeFound(result)}`);
      return place >= 0 ? [] : [[question, ...shown].join('\n  ')];
    });
    console.log(
      `documents: ${documents.length}, parts: ${size}, tokens of a part: ${(tokens / size).toFixed(1)}`,
    );
    console.log(`questions: ${questions.length}, in the first place: ${first}, missed: ${missed.length}`);
    expect(questions).toHaveLength(100);
    expect(missed.join('\n')).toBe('');
  });
  // Vitest fails for a suite without tests.
  if (documents.length === 0) it('need SPECSHELF_CORPUS', () => {});
});
