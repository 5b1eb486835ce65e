import type { JSONObject } from '@specshelf/base/json';
import type { SearchDocument } from '@specshelf/search';
import { describe, expect, it } from 'vitest';
import { searchDocumentsOf, siteMapOf } from '../../src/index.js';
import { outlineOf } from '../../src/outline/outline-of.js';
import { specification } from '../support/generate.js';
import { realDocuments } from '../support/real-documents.js';

function documentsOf(members: JSONObject, limit?: number): SearchDocument[] {
  const document = specification(members);
  const input = { specification: document, outline: outlineOf(document), specSlug: 'ferries' };
  return [...searchDocumentsOf(input, limit)];
}

const named = (documents: readonly SearchDocument[], title: string) =>
  documents.find(({ entry }) => entry.title === title);

describe('search documents', () => {
  it('describe the specification', () => {
    const document = specification({
      info: {
        title: 'Ferry API',
        version: '1',
        summary: 'Sailings and *ports*',
        description: 'Book a **cabin**.',
      },
    });
    const [first] = searchDocumentsOf({
      specification: document,
      outline: outlineOf(document),
      specSlug: 'ferries',
      labels: ['Team Harbour'],
    });
    expect(first?.entry).toEqual({
      kind: 'spec',
      title: 'Ferry API',
      identifier: 'ferries',
      snippet: 'Sailings and *ports*',
    });
    expect(first?.tokens).toEqual(
      expect.arrayContaining(['eferrie', 'eferryapi', 'nferrie', 'nferry', 'pport', 'bcabin', 'mharbour']),
    );
  });

  it('describe operations and webhooks with their parameters and properties', () => {
    const documents = documentsOf({
      tags: [{ name: 'cruises', description: 'All *voyages*.' }],
      paths: {
        '/sailings/{sailingId}': {
          parameters: [{ name: 'sailingId', in: 'path', required: true, schema: {} }],
          patch: {
            operationId: 'changeSailing',
            summary: 'Change a sailing',
            description: 'Moves the departure.',
            tags: ['cruises'],
            deprecated: true,
            parameters: [{ $ref: '#/components/parameters/Force' }],
            requestBody: {
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Change' } } },
            },
            responses: {},
          },
        },
      },
      webhooks: { sailingMoved: { post: { summary: 'A sailing moved', responses: {} } } },
      components: {
        parameters: { Force: { name: 'ignoreBookings', in: 'query', schema: {} } },
        schemas: {
          Change: { properties: { departsAt: {} }, allOf: [{ $ref: '#/components/schemas/Note' }] },
          Note: {
            title: 'Remark',
            description: 'See [the guide](https://example.org).',
            properties: { text: {} },
          },
        },
      },
    });
    expect(documents.map(({ entry }) => entry)).toEqual([
      { kind: 'spec', title: 'Ferry API', identifier: 'ferries' },
      { kind: 'page', title: 'Cruises', page: 'cruises', snippet: 'All voyages.' },
      {
        kind: 'operation',
        title: 'Change a sailing',
        method: 'PATCH',
        path: '/sailings/{sailingId}',
        identifier: 'changeSailing',
        page: 'cruises/change-a-sailing',
        snippet: 'Moves the departure.',
        deprecated: true,
      },
      { kind: 'page', title: 'Webhooks', page: 'webhooks' },
      {
        kind: 'operation',
        title: 'A sailing moved',
        method: 'POST',
        identifier: 'sailingMoved',
        page: 'webhooks/a-sailing-moved',
        webhook: true,
      },
      { kind: 'schema', title: 'Change', identifier: 'Change' },
      { kind: 'schema', title: 'Note', identifier: 'Note', snippet: 'See the guide.' },
    ]);
    expect(named(documents, 'Change a sailing')?.tokens).toEqual(
      expect.arrayContaining([
        'echangesailing',
        'nchange',
        'ppatch',
        'pid',
        'pcruise',
        'bignore',
        'bdepart',
        'btext',
      ]),
    );
    expect(named(documents, 'Change')?.tokens).toEqual(
      expect.arrayContaining(['nchange', 'bdepart', 'btext']),
    );
  });

  it('keep the names of parts, and shorten titles', () => {
    const name = 'Long'.repeat(1000);
    const entries = documentsOf({
      paths: { [`/${name.slice(1)}`]: { get: { operationId: name, summary: name, responses: {} } } },
      webhooks: { [name]: { post: { responses: {} } } },
      components: { schemas: { [name]: {} } },
    })
      .map(({ entry }) => entry)
      .filter(({ kind }) => kind === 'operation' || kind === 'schema');
    expect(entries.map(({ path, identifier }) => [path?.length, identifier])).toEqual([
      [4000, name],
      [undefined, name],
      [undefined, name],
    ]);
    for (const { title } of entries) expect([title.length, title.at(-1)]).toEqual([200, '…']);
  });

  it('are pages for parts whose names have more than 4,000 bytes', () => {
    const name = 'é'.repeat(2001);
    const operation = { operationId: name, responses: {} };
    const entries = documentsOf({
      paths: { '/short': { get: operation }, [`/${name}`]: { get: operation } },
      webhooks: { [name]: { post: { summary: 'Webhook', responses: {} } } },
      components: { schemas: { [name]: {} } },
    }).map(({ entry }) => entry);
    const page = { kind: 'page', page: expect.any(String) };
    const title = expect.stringMatching(/é…$/);
    const of = (path: string) => entries.filter((entry) => entry.page?.startsWith(path));
    expect(entries.filter(({ kind }) => kind === 'operation')).toEqual([
      { kind: 'operation', title: 'GET /short', method: 'GET', path: '/short', page: expect.any(String) },
    ]);
    expect(of('webhooks/')).toEqual([{ ...page, title: 'Webhook' }]);
    expect(entries.filter((entry) => entry.page === undefined)).toEqual([
      { kind: 'spec', title: 'Ferry API', identifier: 'ferries' },
      { kind: 'page', title },
    ]);
    expect(entries.filter((entry) => entry.kind === 'page' && entry.page !== undefined)).toContainEqual({
      ...page,
      title,
    });
  });

  it('leave out hidden parts', () => {
    const documents = documentsOf({
      tags: [{ name: 'secret', 'x-internal': true }],
      paths: {
        '/a': { get: { 'x-internal': true, responses: {} } },
        '/b': { get: { tags: ['secret'], responses: {} } },
        '/c': { 'x-gitbook-ignore': true, get: { responses: {} } },
      },
      components: { schemas: { Secret: { 'x-internal': true } } },
    });
    expect(documents.map(({ entry }) => entry.kind)).toEqual(['spec']);
  });

  it('find parts beyond the limit by name only', () => {
    const schemas = { First: { properties: { alpha: {} } }, Second: { properties: { beta: {} } } };
    const tokens = documentsOf({ components: { schemas } }, 40).map((document) => document.tokens.join(' '));
    expect(tokens.slice(1)).toEqual([
      'efirst nfirst cferrie cferry capi balpha',
      'esecond nsecond cferrie cferry capi',
    ]);
  });

  it('are bounded for schemas with loops and for many properties', () => {
    const names = Array.from({ length: 1000 }, (_, index) => [`p${index}x`, {}]);
    const [, large, loop] = documentsOf({
      components: {
        schemas: {
          Large: { properties: Object.fromEntries(names) },
          Loop: { allOf: [{ $ref: '#/components/schemas/Loop' }, { $ref: '#/components/schemas/Loop' }] },
        },
      },
    });
    expect(large?.tokens.length).toBeLessThanOrEqual(400);
    expect(loop?.tokens).toEqual(['eloop', 'nloop', 'cferrie', 'cferry', 'capi']);
  });
});

describe.each(realDocuments())('search documents of $name', ({ specification: document }) => {
  const outline = outlineOf(document);
  const documents = [...searchDocumentsOf({ specification: document, outline, specSlug: 'real' })];

  it('have the pages of the site map and its schemas, each once', () => {
    const { pages, schemas } = siteMapOf({ outline, specSlug: 'real', seed: 'any' });
    expect(documents.flatMap(({ entry }) => entry.page ?? [])).toEqual(
      pages.filter(({ kind }) => kind !== 'models').map(({ path }) => path),
    );
    expect(
      documents.filter(({ entry }) => entry.kind === 'schema').map(({ entry }) => entry.identifier),
    ).toEqual(schemas);
  });

  it('have distinct tokens that no index splits', () => {
    for (const { tokens } of documents) {
      expect(new Set(tokens).size).toBe(tokens.length);
      for (const token of tokens) expect(token).toMatch(/^[enpcb](?:[a-z\d]|[^\0-\x7f])+$/);
    }
  });
});
