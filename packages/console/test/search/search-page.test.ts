import type { Schema } from '@specshelf/contract';
import { invalidRequest, RequestError } from '@specshelf/service';
import { describe, expect, it } from 'vitest';
import { createTestConsole, signIn, type TestConsole } from '../support/create-test-console.js';
import { fetchPage, hrefsOf } from '../support/fetch-page.js';

type Result = Schema<'SearchResult'>;

const script = '<script>alert(1)</script>';
const root = '/specs/orgs/acme/search';

function result(found: Partial<Result> & Pick<Result, 'kind' | 'title'>, path = '/docs/tickets/buy'): Result {
  const app = `https://docs.example/specs/orgs/acme/openapi/museum${path}`;
  const common = { object: 'search-result', spec: 'museum', version: 'v2' } as const;
  return { ...common, matches: ['name'], urls: { location: app, app }, ...found };
}

const buy = result({
  ...{ kind: 'operation', title: 'Buy a ticket', method: 'POST', path: '/tickets', identifier: 'buyTicket' },
  snippet: 'Buys a ticket of the museum.',
  matches: ['path', 'parameter'],
});

/** Returns a console whose searches find these results. */
function consoleWith(found: TestConsole['found']): TestConsole {
  const test = createTestConsole();
  test.found = found;
  return test;
}

describe('the page of results', () => {
  it('shows the path of operations first, the specification, and links to the documentation', async () => {
    const test = consoleWith({
      items: [
        buy,
        result({ kind: 'operation', title: 'A ticket is sold', method: 'POST', identifier: 'ticketSold' }),
        result({ kind: 'schema', title: 'Ticket', deprecated: true }, '/schemas/Ticket'),
        result({ kind: 'spec', title: 'Museum', identifier: 'museum' }, ''),
      ],
    });
    const { status, body } = await fetchPage(test, '/orgs/acme/search?q=ticket', {
      cookie: await signIn(test),
    });
    expect(status).toBe(200);
    expect(test.searches).toEqual([{ query: { q: 'ticket', limit: 20 }, subject: 'ann' }]);
    const main = body.slice(body.indexOf('<main'));
    expect(main).toMatch(/shelf-post">POST<\/span>.*?<code>\/tickets<\/code>.*?Buy a ticket/);
    expect(main).toMatch(/HOOK<\/span>.*?<code>ticketSold<\/code>/);
    expect(main).toContain('<span class="shelf-deprecated">deprecated</span>');
    expect(main).toContain('Buys a ticket of the museum.');
    expect(hrefsOf(main)).toEqual(
      expect.arrayContaining([
        '/specs/orgs/acme/openapi/museum/docs/tickets/buy',
        '/specs/orgs/acme/openapi/museum/schemas/Ticket',
        '/specs/orgs/acme/openapi/museum',
      ]),
    );
    // The form in the header.
    expect(body).toContain(`<form action="${root}">`);
    expect(body).toContain('value="ticket"');
  });

  it('passes filters on, and keeps them in its links', async () => {
    const test = consoleWith({ items: [buy], next: { page: 'cursor2' } });
    const { body } = await fetchPage(
      test,
      '/orgs/acme/search?q=buy+it&kind=operation&spec=museum&page=cursor1',
      { cookie: await signIn(test) },
    );
    expect(test.searches[0]?.query).toEqual({
      ...{ q: 'buy it', kind: 'operation', spec: 'museum', page: 'cursor1', limit: 20 },
    });
    expect(hrefsOf(body)).toEqual(
      expect.arrayContaining([
        `${root}?q=buy+it&kind=operation&spec=museum&page=cursor2`,
        `${root}?q=buy+it&kind=operation&spec=museum`,
        `${root}?q=buy+it&kind=schema&spec=museum`,
        `${root}?q=buy+it&spec=museum`,
        `${root}?q=buy+it&kind=operation`,
      ]),
    );
  });

  it('keeps a space after the last word, which shows that it is complete', async () => {
    const test = consoleWith({ items: [buy], next: { page: 'cursor2' } });
    const { body } = await fetchPage(test, '/orgs/acme/search?q=++buy+it+&spec=+museum+');
    expect(test.searches[0]?.query).toEqual({ q: 'buy it ', spec: 'museum', limit: 20 });
    expect(body).toContain('value="buy it "');
    expect(body).toContain('<q>buy it</q>');
    expect(body).toContain('<title>buy it · Search');
    expect(hrefsOf(body)).toEqual(
      expect.arrayContaining([
        `${root}?q=buy+it+&spec=museum&page=cursor2`,
        `${root}?q=buy+it+&kind=schema&spec=museum`,
        `${root}?q=buy+it+`,
      ]),
    );
    const rejected = await fetchPage(test, '/orgs/acme/search?q=+buy+&kind=none');
    expect(rejected.body).toContain('value="buy "');
    expect(hrefsOf(rejected.body)).toContain(`${root}?q=buy+`);
    await fetchPage(test, '/orgs/acme/search.json?q=+buy+');
    expect(test.searches[1]?.query).toEqual({ q: 'buy ', limit: 12 });
  });

  it('offers the results of each specification', async () => {
    const test = consoleWith({ items: [buy, { ...buy, spec: 'aquarium' }] });
    const { body } = await fetchPage(test, '/orgs/acme/search?q=ticket');
    expect(hrefsOf(body)).toEqual(
      expect.arrayContaining([`${root}?q=ticket&spec=museum`, `${root}?q=ticket&spec=aquarium`]),
    );
  });

  it('suggests another query, and to search without filters', async () => {
    const test = consoleWith({ items: [], suggestion: 'ticket' });
    const { status, body } = await fetchPage(test, '/orgs/acme/search?q=tciket&kind=schema');
    expect(status).toBe(200);
    expect(body).toContain('Nothing matches <q>tciket</q>');
    expect(hrefsOf(body)).toEqual(
      expect.arrayContaining([`${root}?q=ticket&kind=schema`, `${root}?q=tciket`]),
    );
  });

  it.each(['/orgs/acme/search', '/orgs/acme/search?q=&kind=', '/orgs/acme/search?q=+'])(
    'explains itself without a query, at %s',
    async (target) => {
      const test = createTestConsole();
      const { status, body } = await fetchPage(test, target);
      expect(status).toBe(200);
      expect(body).toContain('What are you looking for?');
      expect(test.searches).toEqual([]);
    },
  );

  it('has an end', async () => {
    const { body } = await fetchPage(createTestConsole(), '/orgs/acme/search?q=ticket&page=last');
    expect(body).toContain('No more results.');
    expect(hrefsOf(body)).toContain(`${root}?q=ticket`);
  });
});

describe('a visitor without a session', () => {
  it('searches public specifications, and may sign in', async () => {
    const test = consoleWith({ items: [buy] });
    const { status, body } = await fetchPage(test, '/orgs/acme/search?q=ticket&kind=operation');
    expect(status).toBe(200);
    expect(test.searches).toEqual([
      { query: { q: 'ticket', kind: 'operation', limit: 20 }, subject: undefined },
    ]);
    expect(body).toContain('Only public specifications are searched.');
    expect(hrefsOf(body)).toContain(
      `/specs/sign-in?to=${encodeURIComponent('/orgs/acme/search?q=ticket&kind=operation')}`,
    );
  });

  it('is told apart from members, who may write the ID in any case', async () => {
    const test = consoleWith({ items: [buy] });
    const cookie = await signIn(test);
    const notice = 'Only public specifications are searched.';
    for (const id of ['acme', 'ACME']) {
      const { body } = await fetchPage(test, `/orgs/${id}/search?q=ticket`, { cookie });
      expect(body).not.toContain(notice);
    }
    expect((await fetchPage(test, '/orgs/globex/search?q=ticket', { cookie })).body).toContain(notice);
    expect((await fetchPage(test, '/orgs/ACME/search?q=ticket')).body).toContain(notice);
  });

  it('sees no search box where no organization is known', async () => {
    const { body } = await fetchPage(createTestConsole(), '/sign-in');
    expect(body).not.toContain('shelf-search');
  });
});

it('is in the header of the pages of an organization', async () => {
  const test = createTestConsole();
  const { body } = await fetchPage(test, '/orgs/acme/openapi/museum/versions', {
    cookie: await signIn(test),
  });
  expect(body).toContain(`data-suggestions="/specs/orgs/acme/search.json"`);
  expect(body).toContain(`<form action="${root}">`);
});

describe('an invalid search', () => {
  it.each([
    [
      'kind=none',
      'The kind must be one of &quot;operation&quot;, &quot;schema&quot;, &quot;spec&quot;, &quot;page&quot;.',
    ],
    [`spec=${'x'.repeat(101)}`, 'The specification must have at most 100 characters.'],
    ['page=a&page=b', 'The address names no page of these results. Begin at the first page.'],
  ])('with %s explains what must change', async (query, message) => {
    const test = createTestConsole();
    const { status, body } = await fetchPage(test, `/orgs/acme/search?q=ticket&${query}`);
    expect(status).toBe(400);
    expect(body).toContain(message);
    expect(hrefsOf(body)).toContain(`${root}?q=ticket`);
    expect(test.searches).toEqual([]);
  });

  it('may be too long', async () => {
    const { status, body } = await fetchPage(createTestConsole(), `/orgs/acme/search?q=${'x'.repeat(201)}`);
    expect(status).toBe(400);
    expect(body).toContain('The search must have at most 200 characters.');
  });

  it('may have an outdated cursor or an unknown specification', async () => {
    const outdated = consoleWith(
      invalidRequest([{ path: '/query/page', message: 'must be the `next.page`' }]),
    );
    expect((await fetchPage(outdated, '/orgs/acme/search?q=a&page=x')).body).toContain(
      'Begin at the first page.',
    );
    const unknown = consoleWith(new RequestError('not-found', 'There is no specification none.'));
    const { status, body } = await fetchPage(unknown, '/orgs/acme/search?q=a&spec=none');
    expect(status).toBe(404);
    expect(body).toContain('There is no such specification, or you may not read it.');
  });

  it('of a missing organization has the page of missing resources', async () => {
    const test = consoleWith(new RequestError('not-found', 'There is no organization none.'));
    const { status, body } = await fetchPage(test, '/orgs/none/search?q=a');
    expect(status).toBe(404);
    expect(body).toContain('Not found');
  });
});

describe('suggestions', () => {
  it('are JSON with the links of the page', async () => {
    const test = consoleWith({
      items: [
        buy,
        result({ kind: 'operation', title: 'A ticket is sold', method: 'POST', identifier: 'ticketSold' }),
        result(
          { kind: 'schema', title: 'Ticket', identifier: 'Ticket', deprecated: true },
          '/schemas/Ticket',
        ),
      ],
    });
    const { status, headers, body } = await fetchPage(test, '/orgs/acme/search.json?q=tick', {
      cookie: await signIn(test),
    });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(test.searches).toEqual([{ query: { q: 'tick', limit: 12 }, subject: 'ann' }]);
    const href = '/specs/orgs/acme/openapi/museum/docs/tickets/buy';
    expect(JSON.parse(body)).toEqual({
      items: [
        {
          kind: 'operation',
          title: 'Buy a ticket',
          method: 'POST',
          address: '/tickets',
          spec: 'museum',
          matches: ['path', 'parameter'],
          href,
        },
        {
          ...{ kind: 'operation', title: 'A ticket is sold', method: 'POST', address: 'ticketSold' },
          ...{ spec: 'museum', matches: ['name'], href, webhook: true },
        },
        {
          ...{ kind: 'schema', title: 'Ticket', spec: 'museum', matches: ['name'], deprecated: true },
          href: '/specs/orgs/acme/openapi/museum/schemas/Ticket',
        },
      ],
      further: [{ text: 'All results', href: `${root}?q=tick` }],
    });
  });

  it('may be another query', async () => {
    const test = consoleWith({ items: [], suggestion: 'ticket' });
    const { body } = await fetchPage(test, '/orgs/acme/search.json?q=tciket');
    expect(JSON.parse(body)).toEqual({
      items: [],
      corrected: { text: 'Did you mean ticket?', href: `${root}?q=ticket` },
      further: [],
    });
  });

  it('have the beginning of a long path', async () => {
    const test = consoleWith({ items: [{ ...buy, path: `/${'x'.repeat(4000)}` }] });
    const { body } = await fetchPage(test, '/orgs/acme/search.json?q=buy', { cookie: await signIn(test) });
    const [{ address }] = JSON.parse(body).items;
    expect(address).toMatch(/^\/x{298}…$/);
  });
});

describe('hostile texts', () => {
  it.each(['/orgs/acme/search', '/orgs/acme/search.json'])('are escaped at %s', async (path) => {
    const hostile = { title: script, identifier: script, snippet: script, spec: script };
    const test = consoleWith({
      items: [
        result({ kind: 'schema', ...hostile }),
        result({ kind: 'operation', ...hostile, method: script, path: `/${script}` }),
      ],
      suggestion: script,
    });
    const target = `${path}?q=${encodeURIComponent(`"${script}`)}`;
    const { headers, body } = await fetchPage(test, target, { cookie: await signIn(test) });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    if (path.endsWith('.json')) {
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(JSON.parse(body).items).toHaveLength(2);
    } else expect(body).not.toContain('<script>alert');
  });

  it('are escaped in an error and in a suggestion', async () => {
    const test = consoleWith({ items: [], suggestion: script });
    const q = encodeURIComponent(script);
    expect((await fetchPage(test, `/orgs/acme/search?q=${q}`)).body).not.toContain('<script>alert');
    expect((await fetchPage(test, `/orgs/acme/search?q=${q}&kind=${q}`)).body).not.toContain('<script>alert');
    expect((await fetchPage(test, `/orgs/acme/search?q=a&spec=${q}`)).body).not.toContain('<script>alert');
  });
});
