import { describe, expect } from 'vitest';
import { documentPages, revisionOf, sourceOf } from '../../support/pages.js';
import type { SuiteContext } from '../../support/suite-context.js';

const okay = { description: 'OK' };

const maxDocumentSize = 8 * 1024 * 1024;

/** Tests content at the size limits, which takes seconds. */
export function largeContentSuite(context: SuiteContext): void {
  describe('large content', () => {
    context.test('limits a revision to 20,000 pages, and reports a specification with more', async () => {
      const paths = Object.fromEntries(
        Array.from({ length: 20_001 }, (_, n) => [`/${n}`, { get: { responses: { 200: okay } } }]),
      );
      const text = JSON.stringify({ openapi: '3.1.0', info: { title: 'Wide', version: '1' }, paths });
      for (const run of ['first', 'unchanged']) {
        const spec = await context.publish('wide', text);
        expect(spec, run).toMatchObject({
          lastVersion: expect.any(String),
          lastProcessedErrors: [
            {
              code: 'limit-pages',
              severity: 'warning',
              pointer: '/paths',
              message:
                'This document has 20002 pages with a page for each operation; computed content has only the first 20000. Group by tag (1 pages), or split the document.',
            },
          ],
        });
      }
      const { pages } = await revisionOf(context, 'wide', { grouping: 'by-operation' });
      expect(documentPages(pages)).toHaveLength(20_000);
    });

    context.test(
      'truncates a document of more than 8 MiB after the last block that fits, with a notice',
      async () => {
        const long = 'sailing-'.repeat(200);
        const paths = Object.fromEntries(
          Array.from({ length: 4_500 }, (_, n) => [`/${n}/${long}`, { get: { responses: { 200: okay } } }]),
        );
        const text = JSON.stringify({ openapi: '3.1.0', info: { title: 'Long', version: '1' }, paths });
        await context.publish('long', text);
        const response = await context.request('POST', '/v1/spaces/docs/content/computed/document', {
          body: { source: sourceOf('long', { doc: 'operations', page: 'tag-default' }), seed: 'seed' },
        });
        expect(response.status).toBe(200);
        const size = new TextEncoder().encode(response.text).byteLength;
        expect(size).toBeLessThanOrEqual(maxDocumentSize);
        // The next block would not fit.
        expect(size).toBeGreaterThan(maxDocumentSize - 4 * long.length);
        const notice = 'The rest of this page is not shown, because it is too large.';
        expect(response.text.split(notice)).toHaveLength(2);
        const { nodes } = JSON.parse(response.text);
        expect(nodes.at(-1)).toMatchObject({ type: 'paragraph', nodes: [{ leaves: [{ text: notice }] }] });
        const shown = nodes.slice(0, -1).map((block: { data: { path: string } }) => block.data.path);
        expect(shown).toEqual(Object.keys(paths).slice(0, shown.length));
      },
    );
  });
}
