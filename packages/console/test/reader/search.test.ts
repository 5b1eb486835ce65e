import { documentTokens } from '@specshelf/search';
import type { VersionIndex } from '@specshelf/service';
import { describe, expect, it } from 'vitest';
import { createReaderLinks } from '../../src/reader/reader-links.js';
import { entriesOf } from '../../src/reader/search/entries-of.js';
import { printIndex } from '../../src/reader/search/print-index.js';
import { createFinder, sortMatches } from '../../src/reader/search/rank-entries.js';
import { readIndex } from '../../src/reader/search/read-index.js';
import { type SearchEntry, type ShownTexts, shownFields } from '../../src/reader/search/search-entry.js';
import { createTestConsole } from '../support/create-test-console.js';
import { siteMap } from '../support/fake-reader.js';
import { fetchPage, hrefsOf } from '../support/fetch-page.js';

const museum = '/orgs/acme/openapi/museum';
const links = createReaderLinks(`/specs${museum}`, false);

function entry(
  title: string,
  { kind = 'operation', ...texts }: Partial<ShownTexts> = {},
  body = '',
): SearchEntry {
  const fields = { ...shownFields({ kind, title, ...texts }), bodies: [body] };
  return { kind, title, href: `/${title}`, tokens: ` ${documentTokens(fields).tokens.join(' ')} ` };
}

function titles(entries: readonly SearchEntry[], query: string): string[] {
  return sortMatches(createFinder(query)?.(entries, 0) ?? []).map(({ title }) => title);
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

  it('rank identifiers before their beginnings, names, paths, titles, and bodies', () => {
    expect(titles(entries, 'ticket')).toEqual([
      ...['List', 'Ticket', 'Refund', 'Ticket list', 'Rename', 'Opening hours'],
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
    expect(titles(entries, 'LIST ticket')).toEqual(['List', 'Ticket list']);
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

/** An index of these documents. */
function indexOf(
  documents: { entry: ReturnType<VersionIndex['chunks'][number]['readEntries']>[number]; tokens: string[] }[],
): VersionIndex {
  const tokens = documents.map(({ tokens }) => tokens.join(' '));
  return { chunks: [{ readEntries: () => documents.map(({ entry }) => entry), readTokens: () => tokens }] };
}

async function print(index: VersionIndex, schemas: string[] = []): Promise<SearchEntry[]> {
  return readIndex(
    JSON.parse(await printIndex(index, { ...siteMap, schemas }, links, async () => undefined)),
  );
}

describe('the index for the browser', () => {
  const spec = {
    entry: { kind: 'spec' as const, title: 'Museum', identifier: 'museum' },
    tokens: ['emuseum'],
  };
  const texts = {
    kind: 'operation',
    title: 'Buy a ticket',
    method: 'POST',
    address: '/tickets',
    operationId: 'buy',
  } as const;
  const { method, address: path, operationId: identifier, title } = texts;
  const { tokens } = documentTokens({
    ...shownFields(texts),
    titles: [title, 'Sales'],
    bodies: ['price "\\ discount'],
  });

  it('has the entries and tokens of the index', async () => {
    const hook = {
      kind: 'operation',
      title: 'Sold\nout',
      method: 'POST',
      identifier: 'soldOut',
      webhook: true,
    } as const;
    const index = indexOf([
      spec,
      {
        entry: {
          kind: 'operation',
          title,
          method,
          path,
          identifier,
          page: 'tickets/buy-a-ticket',
          snippet: 'Buys.',
        },
        tokens,
      },
      {
        entry: { ...hook, page: 'tickets/sold', deprecated: true },
        tokens: ['esoldout', 'nsold', 'nout', 'pPOST'],
      },
      { entry: { kind: 'schema', title: 'a/"b"', identifier: 'a/"b"' }, tokens: ['eab'] },
      { entry: { kind: 'page', title: 'Opening hours', page: 'opening-hours' }, tokens: ['ebegin'] },
      { entry: { kind: 'page', title: '見る', page: '見る/2' }, tokens: [] },
    ]);
    const listed = [...entriesOf(index, { ...siteMap, schemas: ['a/"b"'] }, links)].flat();
    const read = await print(index, ['a/"b"']);
    expect(read.map(({ href }) => href)).toEqual(listed.map(({ href }) => href));
    expect(read.map(({ kind }) => kind)).toEqual(['operation', 'webhook', 'schema', 'page', 'page']);
    expect(read[0]).toMatchObject({ title, method, address: path });
    expect(read[1]).toMatchObject({ title: 'Sold out', address: 'soldOut', deprecated: true });
    expect(new Set(read[0]?.tokens.trim().split(/ +/))).toEqual(new Set(tokens));
  });

  it('names schemas whose names are too long for the index', async () => {
    const name = 'x'.repeat(400);
    const index = indexOf([{ entry: { kind: 'schema', title: `${name.slice(0, 199)}…` }, tokens: ['ex'] }]);
    expect((await print(index, [name])).map(({ href }) => href)).toEqual([links.schema(name)]);
  });

  it('leaves out words of long bodies', async () => {
    const body = Array.from({ length: 100 }, (_, number) => `b${'word'.repeat(number % 7)}${number}`);
    const [read] = await print(indexOf([{ entry: { kind: 'schema', title: 'A' }, tokens: ['ea', ...body] }]));
    expect(read?.tokens.split(' ').filter((token) => token.startsWith('b'))).toEqual(body.slice(0, 12));
  });
});

describe('the search page', () => {
  it('lists results as links', async () => {
    const { body } = await fetchPage(createTestConsole(), `${museum}/search?q=ticket`);
    const main = body.slice(body.indexOf('<main'), body.indexOf('<footer'));
    expect(hrefsOf(main).filter((href) => href.includes('/docs/') || href.includes('/schemas/'))).toEqual(
      ['/docs/tickets/buy', '/schemas/Ticket', '/docs/tickets', '/docs/tickets/get', '/docs/hours'].map(
        (path) => `/specs${museum}${path}`,
      ),
    );
    expect(body).toContain('value="ticket"');
    expect(hrefsOf(main)).toContain('/specs/orgs/acme/search?q=ticket');
  });

  it('explains an empty result', async () => {
    const { body } = await fetchPage(createTestConsole(), `${museum}/search?q=nothing`);
    expect(body).toContain('Nothing matches <q>nothing</q>');
    expect(hrefsOf(body)).toContain('/specs/orgs/acme/search?q=nothing');
  });

  it('has an index with the same pages for the browser', async () => {
    const { headers, body } = await fetchPage(createTestConsole(), `${museum}/search.json`);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const entries = await readIndex(JSON.parse(body));
    expect(entries).toHaveLength(9);
    expect(entries[2]).toMatchObject({ title: 'Buy a ticket', method: 'POST', address: '/tickets' });
    expect(titles(entries, 'opening office')).toEqual(['Hours <script>alert(1)</script>']);
  });
});
