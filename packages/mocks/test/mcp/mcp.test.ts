import { fileURLToPath } from 'node:url';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { fixture } from '@specshelf/conformance';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadedAtImport } from '../../../../scripts/loaded-at-import.js';
import { type Backend, createBackend } from '../../src/backend.js';
import { createMCP } from '../../src/mcp.js';

// apps/server/test/mcp/server-and-mocks.test.ts compares the answers with those of the server.

const ferry = { slug: 'ferry', source: { text: fixture('ferry.yaml') } } as const;
const world = {
  organizations: [{ id: 'default', spaces: ['docs'] }],
  specs: [ferry, { ...ferry, slug: 'open', visibility: 'public' as const }],
};

async function connect(backend: Backend, path: string, token?: string): Promise<Client> {
  const mcp = createMCP(backend);
  const client = new Client({ name: 'tests', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  const transport = new StreamableHTTPClientTransport(new URL(backend.baseUrl + path), {
    fetch: async (url, init) => (await mcp(new Request(url, init))) ?? Response.error(),
    requestInit: { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } },
  });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return client;
}

async function textOf(client: Client, name: string, values: Record<string, unknown> = {}): Promise<string> {
  const { content } = await client.callTool({ name, arguments: values });
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
}

describe('the MCP server of the mocks', () => {
  it('answers the official client', async () => {
    const backend = createBackend({ world });
    const client = await connect(backend, '/orgs/default/mcp', backend.token);
    expect(await textOf(client, 'list_specs')).toMatch(/\| ferry \|.*\| open \|/s);
    expect(await textOf(client, 'list_operations', { spec: 'ferry' })).toContain('| GET /');
  });

  it('shows only public specifications without a token', async () => {
    const client = await connect(createBackend({ world }), '/orgs/default/mcp');
    expect(await textOf(client, 'list_specs')).not.toContain('ferry');
    expect(await textOf(client, 'list_operations', { spec: 'ferry' })).toContain(
      'There is no specification "ferry"',
    );
  });

  it('needs no token without authentication', async () => {
    const client = await connect(createBackend({ world, auth: 'off' }), '/orgs/default/mcp');
    expect(await textOf(client, 'list_specs')).toContain('| ferry |');
  });

  it('shows the new state after a request and a reset', async () => {
    const backend = createBackend({ world });
    const client = await connect(backend, '/orgs/default/mcp', backend.token);
    await backend.add.spec({ slug: 'new', source: { text: fixture('ferry.yaml') } });
    expect(await textOf(client, 'list_specs')).toContain('| new |');
    backend.reset();
    expect(await textOf(client, 'list_specs')).not.toContain('| new |');
  });

  it('exists only under the base URL, at its addresses', async () => {
    const mcp = createMCP(createBackend({ world, baseUrl: 'https://docs.example/shelf' }));
    const statusAt = async (url: string) => (await mcp(new Request(url)))?.status;
    expect(await statusAt('https://docs.example/shelf/orgs/default/mcp')).toBe(405);
    expect(await statusAt('https://docs.example/orgs/default/mcp')).toBeUndefined();
    expect(await statusAt('https://docs.example/shelf/orgs/default')).toBeUndefined();
  });

  it('counts against the rate limit of a scenario, and reports its error', async () => {
    const backend = createBackend({ world });
    const mcp = createMCP(backend);
    backend.scenario.rateLimit({ limit: 1, windowMs: 1000 });
    const statuses = [];
    for (let count = 0; count < 2; count++) {
      const request = new Request(`${backend.baseUrl}/orgs/default/mcp`, { method: 'DELETE' });
      statuses.push((await mcp(request))?.status);
    }
    expect(statuses).toEqual([405, 429]);
  });

  it('prints nothing', async () => {
    const prints = (['log', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
    onTestFinished(() => {
      for (const print of prints) print.mockRestore();
    });
    const backend = createBackend({ world });
    await textOf(await connect(backend, '/orgs/default/mcp', backend.token), 'list_specs');
    for (const print of prints) expect(print).not.toHaveBeenCalled();
  });
});

it('loads the library of the protocol with the first request', async () => {
  const { files } = await loadedAtImport(fileURLToPath(new URL('../../src/mcp.ts', import.meta.url)));
  expect(files.some((file) => file.includes('create-mcp.ts'))).toBe(true);
  expect(
    files.filter((file) => /modelcontextprotocol|zod|packages\/render|mcp\/src\/protocol/.test(file)),
  ).toEqual([]);
});
