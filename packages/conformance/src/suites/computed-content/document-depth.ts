import { describe, expect } from 'vitest';
import { documentOf, documentPages, existingPage, revisionOf, sourceOf } from '../../support/pages.js';
import type { SuiteContext } from '../../support/suite-context.js';
import { timetableClient, timetableType } from '../../support/timetable-integration.js';

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** An operation that refers to a sailing, with a ship, with an owner. */
const chain = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Chain', version: '1' },
  paths: {
    '/sailings': {
      get: {
        operationId: 'listSailings',
        tags: ['sailings'],
        responses: {
          200: { description: 'ok', content: { 'application/json': { schema: reference('Sailing') } } },
        },
      },
    },
  },
  components: {
    schemas: {
      Sailing: { properties: { ship: reference('Ship') } },
      Ship: { properties: { owner: reference('Owner') } },
      Owner: { properties: { name: { type: 'string' } } },
    },
  },
});

const path = '/v1/spaces/docs/content/computed/document';
const body = { source: sourceOf('chain', { doc: 'operations', page: 'tag-sailings' }), seed: 'seed' };

/** Returns the names of the schemas in a document, and those that only references name. */
function schemasIn(text: string): { present: string[]; named: string[] } {
  const present = ['Sailing', 'Ship', 'Owner'].filter((name) => text.includes(`"${name}":{`));
  const named = ['Sailing', 'Ship', 'Owner'].filter((name) => text.includes(`/schemas/${name}"`));
  return { present, named: named.filter((name) => !present.includes(name)) };
}

export function documentDepthSuite(context: SuiteContext): void {
  describe('the depth of computed documents', () => {
    const { respondWith } = timetableClient(context);

    context.test('limits the references that are followed, and names the schemas beyond', async () => {
      await context.publish('chain', chain);
      const page = existingPage(documentPages((await revisionOf(context, 'chain')).pages)[0]);
      for (const [depth, present, named] of [
        [0, [], ['Sailing']],
        [1, ['Sailing'], ['Ship']],
        [2, ['Sailing', 'Ship'], ['Owner']],
        [10, ['Sailing', 'Ship', 'Owner'], []],
        [undefined, ['Sailing', 'Ship', 'Owner'], []],
      ] as const) {
        const document = await documentOf(context, page, {
          schema: 'next',
          ...(depth === undefined ? {} : { depth }),
        });
        expect([depth, schemasIn(JSON.stringify(document))]).toEqual([depth, { present, named }]);
        expect(document.nodes[0]).not.toHaveProperty('data.truncated');
      }
    });

    context.test('does not count references to schemas without subschemas', async () => {
      const schemas = {
        Sailing: { properties: { ship: reference('Ship'), state: reference('State') } },
        Ship: { properties: { owner: reference('Owner'), flag: reference('Flag') } },
        Owner: { properties: { name: reference('State') } },
        Flag: { type: 'string', enum: ['FI', 'SE'] },
        State: { type: 'object', additionalProperties: false },
      };
      await context.publish('chain', JSON.stringify({ ...JSON.parse(chain), components: { schemas } }));
      const page = existingPage(documentPages((await revisionOf(context, 'chain')).pages)[0]);
      for (const [depth, present] of [
        [0, []],
        [1, ['Sailing', 'State']],
        [2, ['Sailing', 'Ship', 'Flag', 'State']],
      ] as const) {
        const text = JSON.stringify(await documentOf(context, page, { schema: 'next', depth }));
        const found = Object.keys(schemas).filter((name) => text.includes(`"${name}":{`));
        expect([depth, found]).toEqual([depth, present]);
      }
    });

    context.test('applies to documents of integrations', async () => {
      await context.publish('chain', chain);
      const data = { ref: { kind: 'openapi', spec: 'chain' }, path: '/sailings', method: 'get' };
      const block = { object: 'block', type: 'openapi-operation', isVoid: true, data };
      await respondWith({ document: { document: { nodes: [block] } } });
      const document = await context.client().computedContent.generateDocument({
        spaceId: 'docs',
        source: { type: timetableType, dependencies: { spec: { ref: { kind: 'openapi', spec: 'chain' } } } },
        seed: 'seed',
        schema: 'next',
        depth: 1,
      });
      expect(schemasIn(JSON.stringify(document))).toEqual({ present: ['Sailing'], named: ['Ship'] });
    });

    context.test('distinguishes ETags', async () => {
      await context.publish('chain', chain);
      const send = (query: string, etag?: string) =>
        context.request('POST', `${path}?schema=next${query}`, {
          body,
          headers: etag === undefined ? {} : { 'if-none-match': etag },
        });
      const etags = new Set<string>();
      for (const query of ['', '&depth=0', '&depth=1', '&depth=2']) {
        const etag = (await send(query)).headers.get('etag') ?? '';
        expect((await send(query, etag)).status).toBe(304);
        etags.add(etag);
      }
      expect(etags.size).toBe(4);
      for (const etag of etags)
        expect((await send('&depth=3', etag)).status).toBe(etag === [...etags][0] ? 304 : 200);
    });

    context.test('is an integer from 0 to 10, and requires schema `next`', async () => {
      await context.publish('chain', chain);
      for (const [query, message] of [
        ['?depth=2', 'schema=next'],
        ['?depth=2&schema=current', 'schema=next'],
        ['?schema=next&depth=11', '10'],
        ['?schema=next&depth=-1', '0'],
        ['?schema=next&depth=1.5', 'integer'],
        ['?schema=next&depth=two', 'integer'],
        ['?schema=next&depth=02', 'plain digits'],
      ] as const) {
        const { status, text } = await context.request('POST', `${path}${query}`, { body });
        expect([query, status]).toEqual([query, 400]);
        expect(text).toContain('/query/depth');
        expect(text).toContain(message);
      }
    });
  });
}
