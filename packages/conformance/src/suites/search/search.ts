import { describe, expect } from 'vitest';
import { errorOf } from '../../support/error-of.js';
import { createSearchClient, harbor } from '../../support/search-client.js';
import type { SuiteContext } from '../../support/suite-context.js';

export function searchSuite(context: SuiteContext): void {
  describe('a search', () => {
    const { publish, search, found } = createSearchClient(context);

    context.test('finds an operation by its names, paths, texts, parameters, and properties', async () => {
      await publish('harbor', harbor);
      for (const [q, expected] of [
        ['listPorts', 'GET /ports'],
        ['/ports', 'GET /ports'],
        ['ports/{portId}', 'GET /ports/{portId}'],
        ['GET /ports/{portId}', 'GET /ports/{portId}'],
        ['post /ports', 'POST /ports'],
        ['berths', 'GET /ports/{portId}/berths'],
        ['add landing', 'POST /ports'],
        ['distance', 'GET /ports'],
        ['countryCode', 'GET /ports'],
        ['draughtLimit', 'POST /ports'],
        ['storm', 'POST portClosed'],
        ['portClosed', 'POST portClosed'],
      ] as const) {
        expect([q, (await found(q, { kind: 'operation' }))[0]]).toEqual([q, expected]);
      }
    });

    context.test('returns the place of a result and its URLs', async () => {
      const version = await publish('harbor', harbor);
      const location = `${context.target.baseUrl}/v1/orgs/acme/openapi/harbor/versions/${version}`;
      const app = `${context.target.baseUrl}/orgs/acme/openapi/harbor`;
      const common = { object: 'search-result', spec: 'harbor', version };
      const [operation] = (await search('listPorts')).items;
      expect(operation).toEqual({
        ...common,
        kind: 'operation',
        title: 'List all ports',
        method: 'GET',
        path: '/ports',
        identifier: 'listPorts',
        snippet: 'Sorted by distance.',
        matches: ['name'],
        urls: { location, app: expect.stringContaining(`${app}/docs/`) },
      });
      expect((await search('berths')).items[0]).toEqual({
        ...common,
        kind: 'operation',
        title: 'Show where ships moor',
        method: 'GET',
        path: '/ports/{portId}/berths',
        matches: ['path'],
        deprecated: true,
        urls: { location, app: expect.stringContaining(`${app}/docs/`) },
      });
      const [webhook] = (await search('portClosed')).items;
      expect(webhook).toMatchObject({
        ...common,
        kind: 'operation',
        method: 'POST',
        identifier: 'portClosed',
      });
      expect(webhook).not.toHaveProperty('path');
      expect((await search('TideTable')).items[0]).toEqual({
        ...common,
        kind: 'schema',
        title: 'TideTable',
        identifier: 'TideTable',
        snippet: 'The water of a day.',
        matches: ['name'],
        urls: { location, app: `${app}/schemas/TideTable` },
      });
      const [spec] = (await search('harbor')).items;
      expect(spec).toMatchObject({ ...common, kind: 'spec', title: 'harbor', identifier: 'harbor' });
      expect(spec?.urls.app).toBe(app);
      const read = await context.request('GET', new URL(location).pathname);
      expect([read.status, JSON.parse(read.text).id]).toEqual([200, version]);
    });

    context.test('returns names and paths that are not shortened', async () => {
      const name = `TideLevel${'OfTheDay'.repeat(40)}`;
      await publish('tides', {
        paths: { [`/${name}`]: { get: { operationId: name } } },
        components: { schemas: { [name]: { type: 'object' } } },
      });
      const [operation, schema] = (await search('tide level')).items;
      expect([operation?.path, operation?.identifier]).toEqual([`/${name}`, name]);
      const app = `${context.target.baseUrl}/orgs/acme/openapi/tides/schemas/${name}`;
      expect([schema?.identifier, schema?.urls.app]).toEqual([name, app]);
    });

    context.test('finds specifications, webhooks, schemas, and pages of descriptions', async () => {
      await publish('harbor', harbor);
      for (const [q, kind, expected] of [
        ['harbor', 'spec', 'harbor'],
        ['port closed', 'operation', 'POST portClosed'],
        ['tide table', 'schema', 'TideTable'],
        ['low water', 'schema', 'TideTable'],
        ['getting started', 'page', 'Getting started'],
      ] as const) {
        const [first] = (await search(q)).items;
        expect([q, first?.kind, (await found(q))[0]]).toEqual([q, kind, expected]);
      }
      expect(await found('harbourmaster', { kind: 'page' })).toEqual(['Getting started']);
    });

    context.test('returns only results of a kind', async () => {
      await publish('quay', quay);
      const all = (await search('quay')).items.map(({ kind }) => kind);
      expect(new Set(all)).toEqual(new Set(['spec', 'operation', 'schema', 'page']));
      for (const kind of ['spec', 'operation', 'schema', 'page'] as const) {
        const kinds = (await search('quay', { kind })).items.map((item) => item.kind);
        expect([kind, [...new Set(kinds)]]).toEqual([kind, [kind]]);
      }
      expect(await found('quay', { kind: 'schema' })).toEqual(['Quay']);
    });

    context.test('returns only results of a specification', async () => {
      await publish('harbor', harbor);
      await publish('marina', harbor);
      const specsOf = async (spec?: string) =>
        new Set(
          (await search('listPorts', spec === undefined ? {} : { spec })).items.map((item) => item.spec),
        );
      expect(await specsOf()).toEqual(new Set(['harbor', 'marina']));
      expect(await specsOf('marina')).toEqual(new Set(['marina']));
      expect(await specsOf('HARBOR')).toEqual(new Set(['harbor']));
      const error = await errorOf(search('listPorts', { spec: 'missing' }));
      expect([error.status, error.message]).toEqual([404, expect.stringContaining('"missing"')]);
    });

    context.test('returns the best results first', async () => {
      const operation = (operationId: string, texts: object = {}) => ({ get: { operationId, ...texts } });
      await publish('ranks', {
        paths: {
          '/e': operation('fifth', { summary: 'Five', description: 'About the giant kelp.' }),
          '/d/giant/kelp': operation('fourth', { summary: 'Four' }),
          '/c/{id}': operation('third', { summary: 'Show kelp that is a giant' }),
          '/b': operation('readGiantKelp', { summary: 'Two' }),
          '/a': operation('giantKelp', { summary: 'One' }),
        },
      });
      const expected = ['GET /a', 'GET /b', 'GET /c/{id}', 'GET /d/giant/kelp', 'GET /e'];
      expect([await found('giant kelp'), await found('kelp giant')]).toEqual([expected, expect.anything()]);
      expect((await found('kelp giant')).slice(-2)).toEqual(expected.slice(-2));
    });

    context.test('prefers operations with shorter paths, and those that are not deprecated', async () => {
      const operation = (deprecated?: true) => ({ get: { summary: 'Show kelp', deprecated } });
      await publish('ranks', {
        paths: {
          '/a': operation(true),
          '/b/c/d': operation(),
          '/b/c': operation(),
          '/b': operation(),
        },
      });
      expect(await found('kelp')).toEqual(['GET /b', 'GET /a', 'GET /b/c', 'GET /b/c/d']);
    });

    context.test('orders equal results by kind', async () => {
      await publish('quay', quay);
      expect(await found('quay')).toEqual(['quay', 'GET /quay', 'Quay', 'Quay', 'GET /q', 'GET /z/{id}']);
    });
  });
}

/** Names of all kinds are equal, and two operations have longer ones. */
const quay = {
  info: { description: '# Quay\n\nA wall.' },
  paths: {
    '/z/{id}': { get: { operationId: 'readQuayAtNight', summary: 'Night' } },
    '/quay': { get: { operationId: 'quay', summary: 'Wall' } },
    '/q': { get: { operationId: 'readQuay', summary: 'Day' } },
  },
  components: { schemas: { Quay: { type: 'object' } } },
};
