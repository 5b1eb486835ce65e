import { describe, expect, it } from 'vitest';
import { rankEntries } from '../../src/reader/search/rank-entries.js';
import type { SearchEntry } from '../../src/reader/search/search-entry.js';
import { createTestConsole } from '../support/create-test-console.js';
import { fetchPage, hrefsOf } from '../support/fetch-page.js';

const museum = '/orgs/acme/openapi/museum';

function entry(title: string, changes: Partial<SearchEntry> = {}): SearchEntry {
  return { kind: 'operation', title, href: `/${title}`, ...changes };
}

function titles(entries: readonly SearchEntry[], query: string): string[] {
  return rankEntries(entries, query).map(({ title }) => title);
}

describe('search results', () => {
  const entries = [
    entry('Ticket', { kind: 'schema' }),
    entry('Opening hours', { text: 'Hours of the ticket office' }),
    entry('Refund', { address: '/eticket/refund' }),
    entry('List', { address: '/tickets' }),
    entry('Ticket list'),
    entry('Rename', { operationId: 'ticket' }),
  ];

  it('rank names of operations before descriptions before schemas', () => {
    expect(titles(entries, 'ticket')).toEqual([
      'Rename',
      'Ticket list',
      'List',
      'Refund',
      'Opening hours',
      'Ticket',
    ]);
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

describe('the search page', () => {
  it('lists results as links', async () => {
    const { body } = await fetchPage(createTestConsole(), `${museum}/search?q=ticket`);
    const main = body.slice(body.indexOf('<main'), body.indexOf('<footer'));
    expect(hrefsOf(main).filter((href) => href.includes('/docs/') || href.includes('/schemas/'))).toEqual(
      ['/docs/tickets', '/docs/tickets/buy', '/docs/tickets/get', '/docs/hours', '/schemas/Ticket'].map(
        (path) => `/specs${museum}${path}`,
      ),
    );
    expect(body).toContain('value="ticket"');
  });

  it('explains an empty result', async () => {
    const { body } = await fetchPage(createTestConsole(), `${museum}/search?q=nothing`);
    expect(body).toContain('Nothing matches <q>nothing</q>');
  });

  it('has an index with the same pages for the browser', async () => {
    const { headers, body } = await fetchPage(createTestConsole(), `${museum}/search.json`);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const entries: SearchEntry[] = JSON.parse(body);
    expect(entries).toHaveLength(9);
    expect(entries[2]).toMatchObject({ title: 'Buy a ticket', method: 'POST', address: '/tickets' });
  });
});
