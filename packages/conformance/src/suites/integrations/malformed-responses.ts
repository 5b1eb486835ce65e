import { describe, expect } from 'vitest';
import { errorOf } from '../../support/error-of.js';
import { nestedPages, nestedQuotes } from '../../support/nested-values.js';
import type { SuiteContext } from '../../support/suite-context.js';
import { timetableClient, timetableType } from '../../support/timetable-integration.js';

const file = { name: 'x', contentType: 'image/png', downloadURL: 'https://maps.example/x', size: 1 };
const nestedSelf = { type: 'computed', title: 'x', computed: { type: timetableType } };
const malformedResponses: [string, unknown, string][] = [
  ['a list instead of an object', [], 'must be object'],
  [
    'a page without a title',
    { pages: [{ type: 'document' }] },
    "/pages/0 must have required property 'title'",
  ],
  ['a page without a type', { pages: [{ title: 'x' }] }, '/pages/0'],
  ['a space in an ID', { pages: [{ type: 'document', id: 'a b', title: 'x' }] }, '/pages/0/id'],
  [
    'a group in a group',
    { pages: [{ type: 'group', title: 'x', pages: [{ type: 'group', title: 'y', pages: [] }] }] },
    '/pages/0/pages/0',
  ],
  ['a file without a URL', { files: [{ name: 'x', contentType: 'x', size: 1 }] }, '/files/0'],
  [
    'a link with a javascript: URL',
    { pages: [{ type: 'link', title: 'x', target: { kind: 'url', url: 'java\nscript:alert(1)' } }] },
    '/pages/0/target/url',
  ],
  [
    'a file with a javascript: URL',
    { files: [{ name: 'x', contentType: 'x', size: 1, downloadURL: 'javascript:alert(1)' }] },
    '/files/0/downloadURL',
  ],
  ['100,000 invalid pages', { pages: Array(100_000).fill({}) }, '/pages/0 '],
  [
    'a dependency name of 1 MB',
    {
      pages: [
        { ...nestedSelf, computed: { type: timetableType, dependencies: { ['x'.repeat(1_000_000)]: {} } } },
      ],
    },
    '/pages/0/computed/dependencies',
  ],
  [
    'more than 8 MiB',
    { pages: [], more: 'x'.repeat(8 * 1024 * 1024) },
    'responded with more than 8388608 bytes',
  ],
  ['pages that are nested too deeply', { pages: [nestedPages(150)] }, 'nested deeper'],
  [
    'a source of an unknown type',
    { pages: [{ type: 'computed', title: 'x', computed: { type: 'odd' } }] },
    'cannot be computed',
  ],
  ['its own source', { pages: [nestedSelf] }, 'deeper than 5'],
  [
    'too many pages',
    { pages: Array(15_000).fill({ type: 'document', title: 'x' }), files: Array(5_001).fill(file) },
    'more than 20000 pages and files',
  ],
  ['pages in long paths', { pages: [nestedPages(32)] }, 'nested deeper than 32'],
  [
    'too many sources',
    {
      pages: Array(60).fill({
        type: 'computed',
        title: 'x',
        computed: { type: 'integration:empty:x' },
      }),
    },
    'more than 50 sources',
  ],
];

const wrongDocuments: [string, unknown, string][] = [
  ['no document', {}, "must have required property 'document'"],
  ['a number as Markdown', { document: { markdown: 7 } }, '/document/markdown must be string'],
  [
    'a block without a type',
    { document: { document: { nodes: [{ object: 'block' }] } } },
    '/document/document/nodes/0',
  ],
  [
    'blocks that exceed 8 MiB with their keys',
    {
      document: {
        document: { nodes: Array(110_000).fill({ object: 'block', type: 'paragraph', nodes: [] }) },
      },
    },
    '/document is larger than 8388608 bytes',
  ],
  [
    'blocks that are nested too deeply',
    { document: { document: { nodes: [nestedQuotes(150)] } } },
    'nested deeper',
  ],
];

export function malformedResponsesSuite(context: SuiteContext): void {
  describe('malformed answers of integrations', () => {
    const { revision, document, respondWith } = timetableClient(context);

    for (const [problem, response, reason] of malformedResponses)
      context.test(`returns 502 with the place for a revision with ${problem}`, async () => {
        await context.target.registerIntegration('empty', () => ({}));
        await respondWith(response);
        const error = await errorOf(revision());
        expect(error.status).toBe(502);
        expect(error.message).toContain(reason);
        expect(error.message.length).toBeLessThan(1000);
      });

    for (const [problem, response, reason] of wrongDocuments) {
      context.test(`returns 502 with the place for a document with ${problem}`, async () => {
        await respondWith(response);
        const error = await errorOf(document());
        expect(error.status).toBe(502);
        expect(error.message).toContain(reason);
      });
    }
  });
}
