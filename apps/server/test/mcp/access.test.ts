import type { TrustedPublisherRecord } from '@specshelf/service';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '../support/mcp/connect.js';
import { callTool, post } from '../support/mcp/post.js';
import { type PagesWorld, startPagesWorld } from '../support/pages/pages-world.js';

const secret = 'Hidden';

const document = (title: string, description = '') => ({
  openapi: '3.1.0',
  info: { title, version: '1' },
  tags: [{ name: `${title} tag` }],
  paths: {
    '/charts': {
      get: {
        operationId: `list${title}`,
        description,
        tags: [`${title} tag`],
        responses: {
          200: {
            description: 'OK',
            content: { 'application/json': { schema: { $ref: `#/components/schemas/${title}Chart` } } },
          },
        },
      },
    },
  },
  components: {
    schemas: { [`${title}Chart`]: { type: 'object', properties: { name: { type: 'string' } } } },
  },
});

const job = { publisher: 'ci', repository: 'acme/specs', ref: 'refs/heads/main' };

const publisher: TrustedPublisherRecord = {
  ...{
    id: 'publisher',
    organizationId: 'acme',
    name: job.publisher,
    provider: 'github',
    issuer: 'https://ci.example',
  },
  ...{ repository: job.repository, branches: ['main'], tags: [], pullRequests: false, specSlugs: ['*'] },
  ...{
    scopes: ['openapi:read'],
    createdAt: '2025-01-01T00:00:00.000Z',
    createdBy: { id: 'ann', displayName: 'Ann' },
  },
};

let world: PagesWorld;
let privateVersion: string;
const tokens: Record<string, string | undefined> = {};

beforeAll(async () => {
  world = await startPagesWorld();
  const { token } = world.target;
  await world.publish('hidden', { text: JSON.stringify(document(secret)) });
  const published = await world.publish('hidden', { text: JSON.stringify(document(secret, 'Changed')) });
  privateVersion = published.lastVersion ?? '';
  await world.publish('shown', { text: JSON.stringify(document('Shown')) });
  await world.client.specs.setVisibility({ organizationId: 'acme', specSlug: 'shown', visibility: 'public' });
  const scopes = ['openapi:read'];
  tokens['of another organization'] = world.stranger;
  tokens['without the scope'] = await token({ organizations: ['acme'], scopes: ['space:read'] });
  tokens['of the organization'] = await token({ organizations: ['acme'], scopes });
  tokens['of all organizations'] = await token({ organizations: '*', scopes });
  await world.target.server.stores.trustedPublishers.insert(publisher, []);
  const exchanged = (specSlugs: string[]) => ({
    ...{ organizations: ['acme'], scopes },
    exchanged: { publisherId: publisher.id, specSlugs, job },
  });
  tokens['for this specification'] = await token(exchanged(['hid*']));
  tokens['for several specifications'] = await token(exchanged(['hid*', 'shown']));
  tokens['for another specification'] = await token(exchanged(['ferry']));
});

afterAll(() => world.close());

const calls: Record<string, (slug: string, title: string) => [string, Record<string, unknown>]> = {
  search: (_slug, title) => ['search', { query: `list${title}` }],
  'search in a specification': (spec) => ['search', { query: 'charts', spec }],
  list_specs: (slug) => ['list_specs', { query: slug }],
  list_operations: (spec) => ['list_operations', { spec }],
  'list_operations of a version': (spec) => ['list_operations', { spec, version: privateVersion }],
  get_operation: (spec, title) => ['get_operation', { spec, operation: `list${title}` }],
  'get_operation as JSON': (spec, title) => [
    'get_operation',
    { spec, operation: `list${title}`, format: 'json' },
  ],
  get_schema: (spec, title) => ['get_schema', { spec, name: `${title}Chart` }],
  list_changes: (spec) => ['list_changes', { spec }],
};

const callers: readonly (readonly [string, boolean])[] = [
  ['without a token', false],
  ['of another organization', false],
  ['of the organization', true],
  ['of all organizations', true],
  ['for this specification', true],
  ['for another specification', false],
];

describe.each(Object.keys(calls))('%s', (name) => {
  it.each(callers)('for a caller %s: reads a private specification: %s', async (caller, reads) => {
    const client = await connect(`${world.target.url}/orgs/acme/mcp`, { token: tokens[caller] });
    onTestFinished(() => client.close());
    const [tool, values] = calls[name]?.('hidden', secret) ?? ['', {}];
    const { text, isError } = await client.call(tool, values);
    if (reads) expect([isError, text]).toEqual([false, expect.stringMatching(/hidden/i)]);
    else {
      // The arguments of the call may be repeated.
      const answer = text.replaceAll(/"(?:list)?hidden"/gi, '');
      expect(answer).not.toMatch(/hidden|Changed/i);
      expect(answer).not.toContain(privateVersion.slice(0, 12));
    }
    // A caller learns nothing from the error about a specification that does not exist.
    if (!reads && 'spec' in values) {
      const [, missing] = calls[name]?.('nothere', secret) ?? ['', {}];
      const other = await client.call(tool, missing);
      expect(other.text.replaceAll('nothere', 'hidden')).toBe(text);
    }
  });
});

it('lists only public specifications to callers without access, and only its own to a limited token', async () => {
  const listed = async (caller: string) => {
    const client = await connect(`${world.target.url}/orgs/acme/mcp`, { token: tokens[caller] });
    const { text } = await client.call('list_specs');
    await client.close();
    return [...text.matchAll(/^\| (\w+) \|/gm)]
      .map(([, slug]) => slug)
      .filter((slug) => slug !== 'spec')
      .sort();
  };
  expect(await listed('without a token')).toEqual(['open', 'shown']);
  expect(await listed('of another organization')).toEqual(['open', 'shown']);
  expect(await listed('of the organization')).toEqual(['ferry', 'hidden', 'open', 'shown']);
  expect(await listed('for this specification')).toEqual(['hidden']);
});

describe('of a public specification, what only members see', () => {
  const slug = 'managed';

  beforeAll(async () => {
    const place = { organizationId: 'acme', specSlug: slug };
    const first = await world.publish(slug, { text: JSON.stringify(document('Managed')) });
    await world.publish(slug, { text: JSON.stringify(document('Managed', 'Unpublished')) });
    await world.setLabel(slug, 'prod', first.lastVersion ?? '');
    await world.client.specs.update({
      ...{ ...place, defaultLabel: 'prod', visibility: 'public' },
      ...{ owner: 'Harbour crew', tags: ['tides'], lifecycle: 'deprecated' },
    });
  });

  afterAll(() => world.client.specs.delete({ organizationId: 'acme', specSlug: slug }));

  const ask = async (caller: string, tool: string, values: Record<string, unknown>) => {
    const client = await connect(`${world.target.url}/orgs/acme/mcp`, { token: tokens[caller] });
    const { text, isError } = await client.call(tool, values);
    await client.close();
    return { text, isError };
  };

  it.each(['without a token', 'of another organization'])(
    'is not listed for a caller %s: owner, tags, date, lifecycle',
    async (caller) => {
      const { text } = await ask(caller, 'list_specs', { query: 'manag' });
      expect(text).toMatch(/^\| spec \| title \| version \| operations \|$/m);
      expect(text).toMatch(/^\| managed \| Managed \| 1 \| 1 \|$/m);
      for (const query of ['harbour', 'tides', 'managed crew'])
        expect((await ask(caller, 'list_specs', { query })).text).toContain('No specification');
      expect(await ask(caller, 'list_specs', { owner: 'Harbour crew' })).toEqual({
        ...{ isError: true, text: expect.stringContaining('owner: must be absent') },
      });
      expect((await ask(caller, 'list_specs', { label: 'prod' })).text).toContain('| managed |');
    },
  );

  it('is listed for members', async () => {
    const values = { query: 'crew tides', owner: 'Harbour crew' };
    expect((await ask('of the organization', 'list_specs', values)).text).toMatch(
      /\| managed \| Managed \(deprecated\) \|.*\| Harbour crew \| tides \| \d{4}-\d\d-\d\d \|/,
    );
  });
});

it('searches for a limited token only a specification that it covers', async () => {
  const ask = async (caller: string, values: Record<string, unknown>) => {
    const client = await connect(`${world.target.url}/orgs/acme/mcp`, { token: tokens[caller] });
    const { text, isError } = await client.call('search', values);
    await client.close();
    return { text, isError };
  };
  expect((await ask('for this specification', { query: 'charts' })).text).toMatch(/hidden(?!.*shown)/s);
  expect(await ask('for several specifications', { query: 'charts' })).toEqual({
    ...{ isError: true, text: expect.stringContaining('such as "hidden"') },
  });
  expect((await ask('for several specifications', { query: 'charts', spec: 'shown' })).text).toContain(
    'listShown',
  );
});

it('hides a public specification from a token for another one', async () => {
  const client = await connect(`${world.target.url}/orgs/acme/mcp`, {
    token: tokens['for this specification'],
  });
  onTestFinished(() => client.close());
  expect(await client.call('list_operations', { spec: 'shown' })).toMatchObject({ isError: true });
});

describe('an address', () => {
  const rows: Record<string, [string, Record<string, number>]> = {
    'of a private specification': [
      '/orgs/acme/openapi/hidden/mcp',
      {
        ...{ 'without a token': 401, 'of another organization': 404, 'without the scope': 403 },
        ...{ 'of the organization': 200, 'for this specification': 200, 'for another specification': 404 },
      },
    ],
    'of a specification that does not exist': [
      '/orgs/acme/openapi/nothere/mcp',
      {
        ...{ 'without a token': 401, 'of another organization': 404, 'without the scope': 403 },
        ...{ 'of the organization': 404, 'for this specification': 404, 'for another specification': 404 },
      },
    ],
    'of a public specification': [
      '/orgs/acme/openapi/shown/mcp',
      {
        ...{ 'without a token': 200, 'of another organization': 200, 'without the scope': 403 },
        ...{ 'of the organization': 200, 'for this specification': 404, 'for another specification': 404 },
      },
    ],
    'of an organization with public specifications': [
      '/orgs/acme/mcp',
      {
        ...{ 'without a token': 200, 'of another organization': 200, 'without the scope': 403 },
        ...{ 'of the organization': 200, 'for this specification': 200, 'for another specification': 200 },
      },
    ],
    'of an organization with none': [
      '/orgs/globex/mcp',
      {
        ...{ 'without a token': 401, 'of another organization': 200, 'without the scope': 403 },
        ...{ 'of the organization': 404, 'of all organizations': 200, 'for this specification': 404 },
      },
    ],
    'of an organization that does not exist': [
      '/orgs/nothere/mcp',
      {
        'without a token': 401,
        'of another organization': 404,
        'without the scope': 403,
        'of all organizations': 404,
      },
    ],
  };

  it.each(Object.entries(rows))('%s has a status for each caller', async (_name, [path, expected]) => {
    const found = await Promise.all(
      Object.keys(expected).map(async (caller) => {
        const token = tokens[caller];
        const headers: Record<string, string> =
          token === undefined ? {} : { authorization: `Bearer ${token}` };
        const { status } = await post(world.target.url + path, {
          headers,
          body: callTool('list_changes', { spec: 'shown' }),
        });
        return [caller, status] as const;
      }),
    );
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  it('accepts the organization in any case', async () => {
    const { body, status } = await post(`${world.target.url}/orgs/ACME/mcp`, {
      headers: { authorization: `Bearer ${tokens['of the organization']}` },
      body: callTool('list_operations', { spec: 'HIDDEN' }),
    });
    expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining('listHidden')]);
  });
});
