import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { documentOf, documentPages, existingPage } from '../../support/pages.js';
import type { SuiteContext } from '../../support/suite-context.js';
import { timetableClient, timetableType } from '../../support/timetable-integration.js';

const ferry = fixture('ferry.yaml');
const spec = { ref: { kind: 'openapi', spec: 'ferry' } };

export function integrationDocumentsSuite(context: SuiteContext): void {
  describe('documents of integrations', () => {
    const { revision, document, respondWith } = timetableClient(context);

    context.test('requests the document of a page with the source of that page', async () => {
      await context.target.registerIntegration('timetables', ({ type: eventType, props }) =>
        eventType === 'content_compute_revision'
          ? {
              pages: [
                {
                  type: 'document',
                  title: 'North',
                  computed: { type: timetableType, props: { route: 'n' } },
                },
              ],
            }
          : { document: { markdown: `# Times\n\nFor **${props['route']}**, see [the map](/pages/map1).` } },
      );
      const [page] = documentPages((await revision()).pages);
      const { data, nodes } = await documentOf(context, existingPage(page));
      expect(data).toEqual({ schemaVersion: 1 });
      expect(nodes).toMatchObject([
        { type: 'heading-1', key: expect.any(String), meta: { id: 'times' } },
        {
          type: 'paragraph',
          nodes: [
            { leaves: [{ text: 'For ' }, { text: 'n', marks: [{ type: 'bold' }] }, { text: ', see ' }] },
            { type: 'link', data: { ref: { kind: 'page', page: 'map1' } } },
            {},
          ],
        },
      ]);
    });

    context.test('accepts a document as nodes, and an empty answer', async () => {
      const text = { object: 'text', leaves: [{ object: 'leaf', text: 'Ahoy', marks: [] }] };
      const paragraph = { object: 'block', type: 'paragraph', data: {}, nodes: [text] };
      const nodes = [paragraph, { ...paragraph, key: 'own' }];
      await respondWith({ document: { document: { object: 'document', data: {}, nodes } } });
      const generated = await document();
      expect(generated.nodes).toMatchObject([paragraph, paragraph]);
      expect(new Set(generated.nodes.map(({ key }) => key)).size).toBe(2);
      await respondWith({ document: {} });
      expect((await document()).nodes).toEqual([]);
    });

    context.test('accepts nodes without an enclosing document, as the runtime type allows', async () => {
      const divider = { object: 'block', type: 'divider', isVoid: true, data: {} };
      await respondWith({ document: { object: 'document', data: {}, nodes: [divider] } });
      expect((await document()).nodes).toMatchObject([divider]);
    });

    context.test('resolves the references of blocks to dependencies with schema `next`', async () => {
      await context.publish('ferry', ferry);
      const data = { ref: { kind: 'openapi', spec: 'ferry' }, path: '/sailings', method: 'get' };
      const block = { object: 'block', type: 'openapi-operation', isVoid: true, data };
      await respondWith({ document: { document: { nodes: [block] } } });
      const generated = await context.client().computedContent.generateDocument({
        spaceId: 'docs',
        source: { type: timetableType, dependencies: { spec } },
        seed: 'seed',
        schema: 'next',
      });
      expect(generated).toMatchObject({
        data: { schemaVersion: 2 },
        nodes: [{ type: 'openapi-operation', data: { resolved: { paths: { '/sailings': { get: {} } } } } }],
      });
    });

    context.test('uses nodes instead of Markdown when an answer contains both', async () => {
      await respondWith({ document: { markdown: 'Ahoy', document: { nodes: [] } } });
      expect((await document()).nodes).toEqual([]);
    });
  });
}
