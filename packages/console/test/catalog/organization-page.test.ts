import { invalidRequest } from '@specshelf/service';
import { expect, it } from 'vitest';
import { createTestConsole, signIn } from '../support/create-test-console.js';
import { fetchPage, hrefsOf } from '../support/fetch-page.js';

const spec = {
  object: 'openapi-spec',
  id: 'spec1',
  createdAt: '1969-12-01T00:00:00.000Z',
  updatedAt: '1969-12-31T23:55:00.000Z',
  slug: 'ferry',
  processingState: 'complete',
  visibility: 'public',
  lastVersion: 'version1',
  lastProcessedAt: '1969-12-31T23:55:00.000Z',
  lastProcessedErrors: [],
  lastProcessedErrorCount: 3,
  problemCounts: { error: 1, warning: 2, info: 0 },
  title: 'Ferry <API>',
  documentVersion: '2.4.0',
  counts: { operations: 1234, webhooks: 0, schemas: 3 },
  owner: 'Team Tide',
  tags: ['booking'],
  lifecycle: 'production',
  links: [],
};

function consoleWith(list: object) {
  return createTestConsole(({ operationId }) =>
    operationId === 'listOpenAPISpecs'
      ? list
      : { id: 'acme', title: 'Acme', urls: { app: 'https://specs.example/orgs/acme' } },
  );
}

async function see(list: object, target = '/orgs/acme') {
  const test = consoleWith(list);
  const page = await fetchPage(test, target, { cookie: await signIn(test) });
  return { ...page, query: test.calls.find(({ operationId }) => operationId === 'listOpenAPISpecs')?.query };
}

it('shows the columns of a specification', async () => {
  const { status, body } = await see({ items: [spec], count: 1 });
  expect(status).toBe(200);
  expect(body).toContain('Ferry &lt;API>');
  for (const text of [
    'ferry',
    '2.4.0',
    'Team Tide',
    'Complete',
    '1 error, 2 warnings',
    '1,234',
    'production',
  ]) {
    expect(body).toContain(text);
  }
  expect(body).toContain(
    '<time datetime="1969-12-31T23:55:00.000Z" title="1969-12-31 23:55 UTC">5 minutes ago</time>',
  );
  expect(hrefsOf(body)).toEqual(
    expect.arrayContaining([
      '/specs/orgs/acme/openapi/ferry',
      '/specs/orgs/acme/openapi/ferry/problems',
      '/specs/orgs/acme?owner=Team+Tide',
      '/specs/orgs/acme?tag=booking',
    ]),
  );
});

it.each([
  [{ processingState: 'pending' }, 'Queued'],
  [{ processingState: 'progress' }, 'Processing'],
  [{ lastProcessErrorCode: 'PARSE_ERROR' }, 'Invalid source'],
  [{ lastProcessErrorCode: 'FETCH_TIMEOUT' }, 'Fetching timed out'],
])('with %j shows the state "%s"', async (state, expected) => {
  expect((await see({ items: [{ ...spec, ...state }], count: 1 })).body).toMatch(
    new RegExp(`<tbody[\\s\\S]*${expected}`),
  );
});

it('shows since when a specification fails', async () => {
  const failed = { ...spec, lastProcessErrorCode: 'FETCH_ERROR', failingSince: '1969-12-29T00:00:00.000Z' };
  const { body } = await see({ items: [failed], count: 1 });
  expect(body).toMatch(/Failed<\/a><span class="quiet since"> <time [^>]*>for 3 days<\/time>/);
  const queued = await see({ items: [{ ...failed, processingState: 'pending' }], count: 1 });
  expect(queued.body).not.toContain('for 3 days');
  expect(queued.body).not.toContain('Cannot be fetched');
});

it('links a specification without a version to its state', async () => {
  const { lastVersion: _none, title: _title, counts: _counts, ...draft } = spec;
  const { body } = await see({ items: [draft], count: 1 });
  expect(hrefsOf(body)).not.toContain('/specs/orgs/acme/openapi/ferry');
  expect(hrefsOf(body)).toContain('/specs/orgs/acme/openapi/ferry/versions');
});

it('passes search, filters, and order on, and keeps them in its form and links', async () => {
  const list = { items: [spec], count: 1000, countCapped: true, next: { page: 'cursor2' } };
  const { body, query } = await see(
    list,
    '/orgs/acme?q=fer&state=complete&owner=&tag=booking&sort=name&page=cursor1',
  );
  expect(query).toMatchObject({ q: 'fer', state: 'complete', tag: 'booking', sort: 'name', page: 'cursor1' });
  expect(query).not.toHaveProperty('owner');
  expect(body).toContain('More than 1,000 matches in Acme');
  expect(body).toContain('value="fer"');
  expect(body).toContain('<option value="complete" selected>');
  expect(body).toContain('<details class="more-filters" open>');
  expect(body).toContain('aria-sort="ascending"');
  expect(hrefsOf(body)).toEqual(
    expect.arrayContaining([
      '/specs/orgs/acme?q=fer&state=complete&tag=booking&sort=name&page=cursor2',
      '/specs/orgs/acme?q=fer&state=complete&tag=booking&sort=name',
      '/specs/orgs/acme?q=fer&state=complete&tag=booking&sort=-name',
      '/specs/orgs/acme?sort=name',
    ]),
  );
});

it('is sorted by the last change by default', async () => {
  const { query, body } = await see({ items: [spec], count: 1 });
  expect(query).toMatchObject({ sort: '-updatedAt' });
  expect(body).toContain('aria-sort="descending"');
});

it('names the next step when it is empty', async () => {
  const empty = { items: [], count: 0 };
  const registry = await see(empty);
  expect(registry.body).toContain('No specifications yet');
  expect(registry.body).not.toContain('class="filters"');
  // The token of the visitor may only read.
  expect(registry.body).toContain('<code>openapi:write</code>');
  expect(hrefsOf(registry.body)).not.toContain('/specs/orgs/acme/publish');
  const filtered = await see(empty, '/orgs/acme?q=none');
  expect(filtered.body).toContain('No specification matches');
  expect(hrefsOf(filtered.body)).toContain('/specs/orgs/acme');
  const last = await see({ items: [], count: 7 }, '/orgs/acme?page=cursor9');
  expect(last.body).toContain('No more specifications');
});

it.each([
  ['q', 'must have at most 10 words', 'The search must have at most 10 words.'],
  ['state', 'must be one of "pending"', 'The state must be one of &quot;pending&quot;.'],
  ['page', 'must be the `next.page`', 'The address names no page of this list.'],
])('shows the form with the message about an invalid %s', async (name, problem, expected) => {
  const test = createTestConsole(({ operationId }) => {
    if (operationId !== 'listOpenAPISpecs')
      return { id: 'acme', title: 'Acme', urls: { app: 'https://specs.example/orgs/acme' } };
    throw invalidRequest([{ path: `/query/${name}`, message: problem }]);
  });
  const { status, body } = await fetchPage(test, `/orgs/acme?q=a+b&tag=x&${name}=bad`, {
    cookie: await signIn(test),
  });
  expect(status).toBe(400);
  expect(body).toContain('class="filters"');
  expect(body).toContain('value="a b"');
  expect(body).toContain(expected);
  expect(hrefsOf(body)).toContain('/specs/orgs/acme');
});

it('shows the form when the address has several pages', async () => {
  const { status, body } = await see({ items: [spec], count: 1 }, '/orgs/acme?page=a&page=b');
  expect(status).toBe(400);
  expect(body).toContain('class="filters"');
});

it('is the page after sign-in with one organization', async () => {
  const { status, headers } = await see({ items: [], count: 0 }, '/sign-in');
  expect({ status, location: headers['location'] }).toEqual({ status: 303, location: '/specs/orgs/acme' });
});
