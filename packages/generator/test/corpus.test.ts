import { describe, expect, it } from 'vitest';
import { outlineOf } from '../src/index.js';
import { corpus } from './support/corpus.js';
import { danglingReferences } from './support/dangling-references.js';
import { expectSound, soundDocument } from './support/expect-sound.js';

const documents = corpus();
const budget = 256 * 1024;
const documentBudget = 4 * 1024 * 1024;

describe.skipIf(documents.length === 0)('a real document', () => {
  it.each(documents)(
    '$name has every operation on one page, and fragments that need nothing else',
    ({ name, specification }) => {
      const dangling = new Set(danglingReferences(specification));
      const outline = outlineOf(specification);
      const started = performance.now();
      const pages = expectSound(outline);
      const counts = { blocks: 0, truncated: 0, largest: 0, largestDocument: 0 };
      for (const page of pages) {
        let total = 0;
        for (const block of soundDocument(outline, page, specification).nodes) {
          if (!('data' in block) || block.data === undefined || !('resolved' in block.data)) continue;
          const size = new TextEncoder().encode(JSON.stringify(block.data.resolved)).length;
          counts.blocks++;
          counts.largest = Math.max(counts.largest, size);
          expect(size).toBeLessThanOrEqual(budget);
          total += size;
          if ('truncated' in block.data && block.data.truncated) counts.truncated++;
          else
            expect(
              danglingReferences(JSON.parse(JSON.stringify(block.data.resolved))).filter(
                (reference) => !dangling.has(reference),
              ),
            ).toEqual([]);
        }
        expect(total).toBeLessThanOrEqual(documentBudget);
        counts.largestDocument = Math.max(counts.largestDocument, total);
      }
      const facts = {
        pages: pages.length,
        operations: outline.operations.length,
        webhooks: outline.webhooks.length,
        schemas: outline.schemas.length,
        ...counts,
        ms: Math.round(performance.now() - started),
      };
      console.log(name, JSON.stringify(facts));
    },
  );
});
