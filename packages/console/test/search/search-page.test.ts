import type { Schema } from '@specshelf/contract';
import { RequestError } from '@specshelf/service';
import { expect, it } from 'vitest';
import { createTestConsole, signIn, type TestConsole } from '../support/create-test-console.js';
import { fetchPage } from '../support/fetch-page.js';

// The conformance suite tests the search: here are results that it does not produce.

const script = '<script>alert(1)</script>';
const app = 'https://docs.example/specs/orgs/acme/openapi/museum/docs/tickets/buy';
const result: Schema<'SearchResult'> = {
  ...{ object: 'search-result', kind: 'operation', title: 'Buy a ticket', method: 'POST', path: '/tickets' },
  ...{
    identifier: 'buyTicket',
    spec: 'museum',
    version: 'v2',
    matches: ['name'],
    urls: { location: app, app },
  },
};

/** Returns a console whose searches find these results. */
function consoleWith(found: TestConsole['found']): TestConsole {
  const test = createTestConsole();
  test.found = found;
  return test;
}

it('sends the filters and the page of its address to the service', async () => {
  const test = consoleWith({ items: [result], next: { page: 'cursor2' } });
  const cookie = await signIn(test);
  await fetchPage(test, '/orgs/acme/search?q=buy+it+&kind=operation&spec=+museum+&page=cursor1', { cookie });
  await fetchPage(test, '/orgs/acme/search.json?q=+buy+', { cookie });
  const query = { q: 'buy it ', kind: 'operation', spec: 'museum', page: 'cursor1', limit: 20 };
  expect(test.searches).toEqual([
    { query, subject: 'ann' },
    { query: { q: 'buy ', limit: 12 }, subject: 'ann' },
  ]);
});

it('is not requested by invalid or empty queries', async () => {
  const test = createTestConsole();
  for (const query of ['', '?q=+', '?q=a&kind=none', '?q=a&page=a&page=b'])
    await fetchPage(test, `/orgs/acme/search${query}`);
  expect(test.searches).toEqual([]);
});

it('has an end', async () => {
  const { body } = await fetchPage(createTestConsole(), '/orgs/acme/search?q=ticket&page=last');
  expect(body).toContain('No more results.');
});

it('of a missing organization has the page of missing resources', async () => {
  const test = consoleWith(new RequestError('not-found', 'There is no organization none.'));
  const { status, body } = await fetchPage(test, '/orgs/none/search?q=a');
  expect(status).toBe(404);
  expect(body).toContain('Not found');
});

it('suggests the beginning of a long path, and marks webhooks and deprecated results', async () => {
  const { path: _path, ...named } = result;
  const webhook = { ...named, identifier: 'ticketSold', deprecated: true as const };
  const test = consoleWith({ items: [{ ...result, path: `/${'x'.repeat(4000)}` }, webhook] });
  const { body } = await fetchPage(test, '/orgs/acme/search.json?q=buy', { cookie: await signIn(test) });
  const [long, hook] = JSON.parse(body).items;
  expect(long.address).toMatch(/^\/x{298}…$/);
  expect(hook).toMatchObject({ address: 'ticketSold', webhook: true, deprecated: true });
});

it.each(['/orgs/acme/search', '/orgs/acme/search.json'])('escapes hostile results at %s', async (path) => {
  const hostile = { title: script, identifier: script, snippet: script, spec: script, method: script };
  const test = consoleWith({ items: [{ ...result, ...hostile, path: `/${script}` }], suggestion: script });
  const target = `${path}?q=${encodeURIComponent(`"${script}`)}`;
  const { body } = await fetchPage(test, target, { cookie: await signIn(test) });
  if (path.endsWith('.json')) expect(JSON.parse(body).items).toHaveLength(1);
  else expect(body).not.toContain('<script>alert');
  test.found = { items: [], suggestion: script };
  if (!path.endsWith('.json')) expect((await fetchPage(test, target)).body).not.toContain('<script>alert');
});
