import { createBackend } from '@specshelf/mocks/backend';
import { createMCP } from '@specshelf/mocks/mcp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { connect, connectEarlier, type MCPClient } from '../support/mcp/connect.js';
import { type PagesWorld, startPagesWorld } from '../support/pages/pages-world.js';

const chart = (more: object = {}) => ({
  openapi: '3.1.0',
  info: { title: 'Charts', version: '1' },
  tags: [{ name: 'maps' }],
  paths: {
    '/charts': {
      get: {
        operationId: 'listCharts',
        summary: 'List charts',
        tags: ['maps'],
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer' } }],
        responses: {
          200: {
            description: 'OK',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Chart' } } },
          },
        },
      },
    },
    ...more,
  },
  webhooks: { drawn: { post: { responses: { 200: { description: 'OK' } } } } },
  components: { schemas: { Chart: { type: 'object', properties: { scale: { type: 'integer' } } } } },
});

/** 200 operations of three tags, and one without a tag. */
const large = {
  openapi: '3.1.0',
  info: { title: 'Large', version: '1' },
  paths: Object.fromEntries(
    Array.from({ length: 201 }, (_, number) => [
      `/things/${number}`,
      {
        get: {
          operationId: `getThing${number}`,
          ...(number === 200 ? {} : { tags: [`tag${number % 3}`] }),
          responses: {},
        },
      },
    ]),
  ),
};

let world: PagesWorld;
let client: MCPClient;
let versions: string[];

beforeAll(async () => {
  world = await startPagesWorld();
  const first = await world.publish('charts', {
    text: JSON.stringify(chart({ '/old': { delete: { responses: { 204: { description: 'Gone' } } } } })),
  });
  const second = await world.publish('charts', {
    text: JSON.stringify(
      chart({ '/new': { post: { requestBody: { content: { 'text/plain': {} } }, responses: {} } } }),
    ),
  });
  versions = [first.lastVersion ?? '', second.lastVersion ?? ''];
  await world.setLabel('charts', 'prod', versions[0] ?? '');
  await world.publish('large', { text: JSON.stringify(large) });
  client = await connect(`${world.target.url}/orgs/acme/mcp`, { token: world.reader });
});

afterAll(async () => {
  await client?.close();
  await world?.close();
});

async function call(name: string, values: Record<string, unknown> = {}): Promise<string> {
  const { text, isError } = await client.call(name, values);
  expect([name, text, isError]).toEqual([name, text, false]);
  return text;
}

async function failure(name: string, values: Record<string, unknown> = {}): Promise<string> {
  const { text, isError } = await client.call(name, values);
  expect([name, text, isError]).toEqual([name, text, true]);
  return text;
}

describe('list_specs', () => {
  it('lists and filters', async () => {
    expect(await call('list_specs')).toMatch(
      /\| charts \| Charts \| 1 \| 2 \+ 1 webhook \|.*\| large \|.*Next: `list_operations/s,
    );
    expect(await call('list_specs', { query: 'char' })).not.toContain('large');
    expect(await call('list_specs', { label: 'PROD' })).toMatch(/\| charts \|(?!.*\| large)/s);
    expect(await call('list_specs', { owner: 'team-without-apis', query: 'x' })).toContain(
      'matches query "x" and owner "team-without-apis"',
    );
    expect(await failure('list_specs', { page: 'nonsense' })).toContain('page');
  });
});

describe('list_operations', () => {
  it('lists operations and webhooks, with the next call', async () => {
    const text = await call('list_operations', { spec: 'charts' });
    expect(text).toContain('| GET /charts | listCharts | List charts |');
    expect(text).toContain('| POST drawn (webhook) |');
    expect(text).toContain('Next: `get_operation { "spec": "charts", "operation": "listCharts" }`');
  });

  it('lists tags first for more than 150 operations, and pages of 100', async () => {
    expect(await call('list_operations', { spec: 'large' })).toMatch(
      /201 operations are too many.*\| tag0 \|.*\| default \| Default \| 1 \|/s,
    );
    expect((await call('list_operations', { spec: 'large', tag: 'TAG1' })).match(/^\| GET /gm)?.length).toBe(
      67,
    );
    expect(await call('list_operations', { spec: 'large', tag: 'default' })).toContain('/things/200');
    expect(await call('list_operations', { spec: 'large', offset: 5000 })).toContain('none after 5000');
    expect(await failure('list_operations', { spec: 'large', tag: 'tag9' })).toContain('tag0, tag1, tag2');
  });

  it('lists another version', async () => {
    expect(await call('list_operations', { spec: 'charts', label: 'prod' })).toContain('DELETE /old');
    expect(await call('list_operations', { spec: 'charts', version: versions[0] })).toContain('DELETE /old');
    expect(await call('list_operations', { spec: 'charts', version: 'latest' })).toContain('POST /new');
    expect(await failure('list_operations', { spec: 'charts', label: 'none' })).toContain('labels: prod');
    expect(await failure('list_operations', { spec: 'charts', label: 'prod', version: 'latest' })).toContain(
      'must not be combined',
    );
  });
});

describe('get_operation', () => {
  it.each(['listCharts', 'LISTCHARTS', 'GET /charts', 'get /charts', '/charts', ' listCharts '])(
    'finds %j',
    async (operation) => {
      expect(await call('get_operation', { spec: 'charts', operation })).toMatch(
        /# List charts.*`limit`.*Next: `get_schema/s,
      );
    },
  );

  it('returns webhooks, and a small document', async () => {
    expect(await call('get_operation', { spec: 'charts', operation: 'POST drawn' })).toContain('drawn');
    const text = await call('get_operation', { spec: 'charts', operation: 'listCharts', format: 'json' });
    const json = JSON.parse(/```json\n(.*)\n```/s.exec(text)?.[1] ?? '');
    expect(Object.keys(json.paths)).toEqual(['/charts']);
    expect(text).not.toContain('description-html');
  });

  it('names similar operations', async () => {
    expect(await failure('get_operation', { spec: 'charts', operation: 'getCharts' })).toContain(
      'Similar: listCharts (GET /charts)',
    );
    expect(await failure('get_operation', { spec: 'chart', operation: 'listCharts' })).toContain(
      'for example: charts',
    );
  });
});

describe('errors and next calls about a chosen version', () => {
  it.each([
    ['get_operation', { version: 'latest', operation: 'getCharts' }],
    ['get_operation', { label: 'prod', operation: 'getCharts' }],
    ['get_schema', { label: 'prod', name: `Charts${'s'.repeat(300)}` }],
    ['list_operations', { version: 'latest', offset: 5000 }],
    ['list_operations', { version: 'latest', spec: 'large' }],
  ])('name a search that the server accepts: %s %j', async (tool, values) => {
    const { text } = await client.call(tool, { spec: 'charts', ...values });
    const searches = [...text.matchAll(/`search (\{.*?\})`/g)].map(([, sent = '']) => JSON.parse(sent));
    for (const sent of searches) await call('search', sent);
    expect(searches.length > 0 || text.includes('Next: `get_operation')).toBe(true);
  });
});

describe('get_schema', () => {
  it('returns properties and uses', async () => {
    const text = await call('get_schema', { spec: 'charts', name: 'Chart' });
    expect(text).toMatch(/`scale`.*Used by:\n- operations: GET \/charts/s);
    expect(await call('get_schema', { spec: 'charts', name: 'Chart', format: 'json' })).toContain(
      '"scale":{"type":"integer"}',
    );
    expect(await failure('get_schema', { spec: 'charts', name: 'Charts' })).toContain('Similar: Chart');
  });

  it('accepts the longest names of search results', async () => {
    const name = `Long${'Name'.repeat(990)}`;
    const schemas = { [name]: { type: 'object', properties: { depth: { type: 'integer' } } } };
    await world.publish('long', { text: JSON.stringify({ ...chart(), components: { schemas } }) });
    await world.target.server.processor.idle();
    expect(await call('search', { query: 'depth', kind: 'schema' })).toContain(`"name": "${name}"`);
    expect(await call('get_schema', { spec: 'long', name })).toMatch(/^Charts 1 \(spec long,/);
    expect(await failure('get_schema', { spec: 'long', name: 'x'.repeat(4011) })).toContain(
      'at most 4010 characters',
    );
  });
});

describe('list_changes', () => {
  it('lists breaking changes first, between any versions', async () => {
    const text = await call('list_changes', { spec: 'charts' });
    expect(text).toMatch(
      /changes from version \S+ to \S+: 1 breaking.*- breaking [0-9a-f]{16} DELETE \/old.*- safe [0-9a-f]{16} POST \/new/s,
    );
    const back = await call('list_changes', { spec: 'charts', from: 'latest', to: 'label:prod' });
    expect(back).toMatch(/- breaking [0-9a-f]{16} POST \/new/);
    expect(await call('list_changes', { spec: 'charts', impact: 'breaking' })).not.toContain('- safe');
    expect(await call('list_changes', { spec: 'large' })).toContain('is the first version');
    expect(await failure('list_changes', { spec: 'charts', from: 'nothing' })).toContain('newest versions');
  });
});

describe('search', () => {
  it('finds operations and schemas, with the next call', async () => {
    expect(await call('search', { query: 'list charts' })).toMatch(
      /- GET \/charts `listCharts`: List charts \(spec charts\).*Next: `get_operation \{ "spec": "charts", "operation": "listCharts" \}`/s,
    );
    expect(await call('search', { query: 'chart', kind: 'schema', spec: 'charts' })).toContain(
      'Next: `get_schema',
    );
    expect(await call('search', { query: 'zzzzz' })).toContain('Nothing matches "zzzzz"');
    expect(await failure('search', { query: 'x'.repeat(201) })).toContain('at most 200 characters');
  });

  it('continues after the hits that fit', async () => {
    const wide = Array.from({ length: 25 }, (_, number) => [
      `/wide/${number}`,
      { get: { operationId: `wide${number}`, summary: '€'.repeat(90), description: '€'.repeat(110) } },
    ]);
    const paths = Object.fromEntries(wide);
    const info = { title: 'Wide', version: '1' };
    await world.publish('wide', { text: JSON.stringify({ openapi: '3.1.0', info, paths }) });
    const found: string[] = [];
    let values: Record<string, unknown> | undefined = { query: 'wide', kind: 'operation', spec: 'wide' };
    while (values) {
      const text = await call('search', values);
      expect(Buffer.byteLength(text)).toBeLessThan(8 * 1024);
      found.push(...Array.from(text.matchAll(/^- GET \/wide\/(\d+)/gm), ([, number = '']) => number));
      const more = /^More: `search (.*)`$/m.exec(text)?.[1];
      values = more === undefined ? undefined : JSON.parse(more);
    }
    expect(found.map(Number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 25 }, (_, number) => number),
    );
  });
});

describe('the mocks', () => {
  it.each([
    ['the newest protocol', connect],
    ['the protocol of 2025', connectEarlier],
  ])('answer like the server, for a client of %s', async (_name, connectTo) => {
    const text = JSON.stringify(chart());
    const backend = createBackend({
      world: {
        organizations: [{ id: 'acme', spaces: [] }],
        specs: [{ organizationId: 'acme', slug: 'same', source: { text } }],
      },
    });
    await world.publish('same', { text });
    const mcp = createMCP(backend);
    const mocked = await connectTo(`${backend.baseUrl}/orgs/acme/openapi/same/mcp`, {
      token: backend.token,
      fetch: async (url, init) => (await mcp(new Request(url, init))) ?? Response.error(),
    });
    const served = await connectTo(`${world.target.url}/orgs/acme/openapi/same/mcp`, { token: world.reader });
    onTestFinished(async () => {
      await mocked.close();
      await served.close();
    });
    expect(await mocked.listTools()).toEqual(await served.listTools());
    const neutral = (answer: string) =>
      answer.replaceAll(/version \w+, \d{4}-\d\d-\d\d|same: \w+ is/g, 'version');
    for (const [tool, values] of [
      ['search', { query: 'charts' }],
      ['list_operations', {}],
      ['get_operation', { operation: 'listCharts' }],
      ['get_operation', { operation: 'nothing' }],
      ['get_schema', { name: 'Chart' }],
      ['list_changes', {}],
      ['get_schema', {}],
    ] as const) {
      const [here, there] = [await mocked.call(tool, values), await served.call(tool, values)];
      expect(neutral(here.text)).toBe(neutral(there.text));
      expect(here.isError).toBe(there.isError);
    }
  });
});
