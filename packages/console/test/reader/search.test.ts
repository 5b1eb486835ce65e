import { countTiersBeforeBodies, documentId, documentTokens, parseQuery, ranksOf } from '@specshelf/search';
import type { VersionIndex } from '@specshelf/service';
import { describe, expect, it } from 'vitest';
import { createReaderLinks } from '../../src/reader/reading/reader-links.js';
import { entriesOf } from '../../src/reader/search/entries-of.js';
import { printIndex } from '../../src/reader/search/print-index.js';
import { createFinder, sortMatches } from '../../src/reader/search/rank-entries.js';
import { readIndex } from '../../src/reader/search/read-index.js';
import { type SearchEntry, type ShownTexts, shownFields } from '../../src/reader/search/search-entry.js';
import { createTestConsole } from '../support/create-test-console.js';
import { createFakeReader, siteMap } from '../support/fake-reader.js';
import { fetchPage } from '../support/fetch-page.js';

const museum = '/orgs/acme/openapi/museum';
const links = createReaderLinks(`/specs${museum}`, false);

/** An entry at the first position. */
function entry(
  title: string,
  { kind = 'operation', ...texts }: Partial<ShownTexts> = {},
  body = '',
): SearchEntry {
  const { tokens, nameLength } = documentTokens({
    ...shownFields({ kind, title, ...texts }, ['museum']),
    bodies: [body],
  });
  const ofKind = kind === 'webhook' ? 'operation' : kind;
  const id = documentId({ kind: ofKind, nameLength, generation: 0, position: 0 });
  return { kind, title, href: `/${title}`, place: title, id, tokens: ` ${tokens.join(' ')} ` };
}

function titles(entries: readonly SearchEntry[], query: string): string[] {
  const parsed = parseQuery(query);
  return sortMatches(parsed ? createFinder(parsed)(entries) : []).map(({ title }) => title);
}

describe('search results', () => {
  const entries = [
    entry('Ticket', { kind: 'schema' }),
    entry('Opening hours', {}, 'Hours of the ticket office'),
    entry('Refund', { address: '/ticket/refund' }),
    entry('List', { address: '/tickets' }),
    entry('Ticket list'),
    entry('Rename', { operationId: 'ticketRename' }),
  ];

  it('rank identifiers before names, paths, and bodies', () => {
    expect(titles(entries, 'ticket')).toEqual([
      'List',
      'Ticket',
      'Ticket list',
      'Rename',
      'Refund',
      'Opening hours',
    ]);
  });

  it('rank operations before schemas', () => {
    const same = [
      entry('Pet', { kind: 'schema' }),
      entry('pet', { kind: 'page' }),
      entry('Get', { operationId: 'pet' }),
    ];
    expect(titles(same, 'pet')).toEqual(['Get', 'Pet', 'pet']);
  });

  it('contain all words, in any order and case', () => {
    expect(titles(entries, 'LIST ticket')).toEqual(['Ticket list', 'List']);
    expect(titles(entries, 'ticket nothing')).toEqual([]);
    expect(titles(entries, '  ')).toEqual([]);
  });

  it('match the method and the path', () => {
    const methods = [
      entry('A', { method: 'GET', address: '/a' }),
      entry('B', { method: 'POST', address: '/a' }),
    ];
    expect(titles(methods, 'post /a')).toEqual(['B']);
  });

  it('are computed in time linear in the query', () => {
    expect(titles(entries, 'x '.repeat(100_000))).toEqual([]);
  });
});

interface Indexed {
  entry: Awaited<ReturnType<VersionIndex['chunks'][number]['readEntries']>>[number];
  tokens: string[];
  nameLength?: number;
}

/** The entries that the browser reads of an index, and those that the page of results lists. */
async function readBoth(documents: Indexed[], schemas: string[] = []) {
  const map = { ...siteMap, schemas };
  const index: VersionIndex = {
    ranks: ranksOf(documents.map(({ entry, nameLength = 0 }) => ({ entry, nameLength }))),
    chunks: [
      {
        readEntries: async () => documents.map(({ entry }) => entry),
        readTokens: () => documents.map(({ tokens }) => tokens.join(' ')),
      },
    ],
  };
  const { version } = await createFakeReader().open(
    { organizationId: 'acme', specSlug: 'museum' },
    undefined,
  );
  if (!version) throw new Error('The museum has no version');
  const printed = await printIndex(
    {
      version: { ...version, searchIndex: async () => index },
      ...{ map, reader: links, spec: { slug: 'museum', visibility: 'public' } },
      overview: await version.overview(),
    },
    async () => undefined,
  );
  const listed: SearchEntry[] = [];
  for await (const entries of entriesOf(index, map, links)) listed.push(...entries);
  return { read: (await readIndex(JSON.parse(printed))).entries, listed };
}

describe('the index for the browser', () => {
  const texts: ShownTexts & Record<'method' | 'address' | 'operationId', string> = {
    ...{ kind: 'operation' as const, title: 'Buy a ticket', operationId: 'buy' },
    ...{ method: 'POST', address: '/tickets' },
  };
  const { title, method, address: path, operationId: identifier } = texts;
  const fields = shownFields(texts, ['museum', 'Museum']);
  const { tokens } = documentTokens({
    ...{ ...fields, paths: [...fields.paths, 'Sales'], bodies: ['price "\\ discount'] },
  });
  const hook: Indexed['entry'] = {
    ...{ kind: 'operation' as const, title: 'Sold\nout', method: 'POST', identifier: 'soldOut' },
    ...{ page: 'tickets/sold', webhook: true as const, deprecated: true as const },
  };
  const documents: Indexed[] = [
    { entry: { kind: 'spec', title: 'Museum', identifier: 'museum' }, tokens: ['emuseum'] },
    {
      entry: { kind: 'operation', title, method, path, identifier, page: 'tickets/buy-a-ticket' },
      ...{ tokens, nameLength: 63 },
    },
    { entry: hook, tokens: ['esoldout', 'nsold', 'nout'] },
    { entry: { kind: 'schema', title: 'a/"b"', identifier: 'a/"b"' }, tokens: ['eab'], nameLength: 2 },
    { entry: { kind: 'page', title: 'Opening hours', page: 'opening-hours' }, tokens: ['ehours'] },
    { entry: { kind: 'page', title: '見る', page: '見る/2' }, tokens: [] },
  ];

  it('has the entries, their order, and their tokens', async () => {
    const { read, listed } = await readBoth(documents, ['a/"b"']);
    expect(read.map(({ href }) => href)).toEqual(listed.map(({ href }) => href));
    expect(read.map(({ kind }) => kind)).toEqual(['operation', 'webhook', 'schema', 'page', 'page']);
    // The specification has the first position.
    expect(read.map(({ id }) => id)).toEqual(listed.map(({ id }) => id - 1));
    expect(read[0]).toMatchObject({ title, method, address: path });
    expect(read[1]).toMatchObject({ title: 'Sold out', address: 'soldOut', deprecated: true });
    const ofNames = tokens.filter((token) => !token.startsWith('b'));
    expect(new Set(read[0]?.tokens.trim().split(/ +/))).toEqual(new Set(ofNames));
  });

  it('names schemas whose names are too long for the index', async () => {
    const name = 'x'.repeat(400);
    const entry = { kind: 'schema', title: `${name.slice(0, 199)}…` } as const;
    const { read } = await readBoth([{ entry, tokens: ['ex'] }], [name]);
    expect(read.map(({ href }) => href)).toEqual([links.schema(name)]);
  });

  it('leaves out descriptions, parameters, and properties', async () => {
    const tokens = ['ea', 'bprice', 'pb', 'bdiscount'];
    const { read } = await readBoth([{ entry: { kind: 'schema', title: 'A' }, tokens }]);
    expect(read[0]?.tokens.trim().split(/ +/)).toEqual(['ea', 'na', 'cmuseum', 'pb']);
  });

  it('is empty for more entries than the browser searches', async () => {
    const entry = { kind: 'page', title: 'Page', page: 'page' } as const;
    const many = Array.from({ length: 20_001 }, () => ({ entry, tokens: ['epage'] }));
    expect((await readBoth(many)).read).toEqual([]);
  });
});

describe('the search page', () => {
  it('has an index with the same pages for the browser', async () => {
    const { headers, body } = await fetchPage(createTestConsole(), `${museum}/search.json`);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const { entries, contexts } = await readIndex(JSON.parse(body));
    expect(entries).toHaveLength(9);
    expect(contexts).toEqual(['museum', 'Museum']);
    expect(entries[2]).toMatchObject({ title: 'Buy a ticket', method: 'POST', address: '/tickets' });
    expect(titles(entries, 'opening office')).toEqual([]);
  });
});

describe('suggestions in a specification', () => {
  const suggest = async (q: string) => {
    const target = `${museum}/suggestions.json?${new URLSearchParams({ q })}`;
    const { status, headers, body } = await fetchPage(createTestConsole(), target);
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    return JSON.parse(body);
  };

  it('begin with the results of names and paths that the browser finds itself', async () => {
    const { body } = await fetchPage(createTestConsole(), `${museum}/search.json`);
    const { entries } = await readIndex(JSON.parse(body));
    for (const q of ['ticket', 'tick', 'buy ticket', 'get', 'hours', 'schemas']) {
      const query = parseQuery(q);
      if (!query) throw new Error('no words');
      const own = createFinder(query)(entries).filter(({ tier }) => tier < countTiersBeforeBodies(query));
      const { items } = await suggest(q);
      const found = items.map(({ href }: { href: string }) => href);
      expect([q, sortMatches(own).map(({ href }) => href)]).toEqual([q, found.slice(0, own.length)]);
    }
  });
});
