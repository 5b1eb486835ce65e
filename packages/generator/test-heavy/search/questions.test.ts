import { describe, expect, it } from 'vitest';
import { corpus } from '../../test/support/real-documents.js';
import { createRegistry, describeFound } from '../../test/support/search-registry.js';
import { namedOperations } from './named-operations.js';
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
    expect(first).toBeGreaterThanOrEqual(88);
    expect(missed.join('\n')).toBe('');
  });

  it('has operations that are named in words before those with a parameter of this name', () => {
    const opened = new Map<string, ReturnType<typeof createRegistry>>();
    const open = (document: string) => {
      const registry =
        opened.get(document) ?? createRegistry(documents.filter(({ name }) => name.startsWith(document)));
      opened.set(document, registry);
      return registry;
    };
    const places = namedOperations.map(([question, document, ...operations]) =>
      open(document)
        .search(question, 5, 'operation')
        .findIndex((result) => operations.includes(describeFound(result))),
    );
    const first = places.filter((place) => place === 0).length;
    const within = places.filter((place) => place >= 0).length;
    console.log(`named operations: ${places.length}, in the first place: ${first}, within five: ${within}`);
    expect(places).toHaveLength(40);
    // Before, parameters of this name came first.
    expect(first).toBeGreaterThanOrEqual(39);
    expect(within).toBe(40);
    const stripe = open('stripe').search('payment intent', 5, 'operation').map(describeFound);
    expect(stripe.slice(0, 2)).toEqual(['GET /v1/payment_intents', 'POST /v1/payment_intents']);
  });
  // Vitest fails for a suite without tests.
  if (documents.length === 0) it('need SPECSHELF_CORPUS', () => {});
});
