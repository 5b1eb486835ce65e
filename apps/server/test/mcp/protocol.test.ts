import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { connect, connectEarlier } from '../support/mcp/connect.js';
import { callTool, type Posted, post } from '../support/mcp/post.js';
import { type PagesWorld, startPagesWorld } from '../support/pages/pages-world.js';
import { startServer } from '../support/server/start-server.js';

let world: PagesWorld;
let organization: string;
let spec: string;

beforeAll(async () => {
  world = await startPagesWorld();
  organization = `${world.target.url}/orgs/acme/mcp`;
  spec = `${world.target.url}/orgs/acme/openapi/ferry/mcp`;
});

afterAll(() => world.close());

const clients = [
  ['the newest protocol', connect, '2026-07-28'],
  ['the protocol of 2025', connectEarlier, '2025-11-25'],
] as const;

const asReader = () => ({ authorization: `Bearer ${world.reader}` });

function errorOf({ body }: Posted): unknown {
  return typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined;
}

describe.each(clients)('the official client of %s', (_name, connectTo, protocol) => {
  it('lists and calls the tools of an organization', async () => {
    const client = await connectTo(organization, { token: world.reader });
    onTestFinished(() => client.close());
    expect(client.protocol).toBe(protocol);
    expect(client.instructions).toContain('organization acme');
    expect((await client.listTools()).map(({ name }) => name)).toEqual([
      ...['search', 'list_specs', 'list_operations', 'get_operation', 'get_schema', 'list_changes'],
    ]);
    const { text, isError } = await client.call('list_operations', { spec: 'ferry' });
    expect([isError, text]).toEqual([false, expect.stringContaining('| GET /a |')]);
  });

  it('lists and calls the tools of a specification, without its slug', async () => {
    const client = await connectTo(spec, { token: world.reader });
    onTestFinished(() => client.close());
    expect(client.instructions).toContain('specification ferry');
    const tools = await client.listTools();
    expect(tools.map(({ name }) => name)).not.toContain('list_specs');
    expect(tools.flatMap(({ inputSchema }) => inputSchema.required ?? [])).not.toContain('spec');
    expect((await client.call('get_operation', { operation: 'GET /a' })).text).toContain('`GET /a`');
    expect((await client.call('get_operation', { operation: 'GET /a', spec: 'FERRY' })).isError).toBe(false);
    expect(await client.call('get_operation', { operation: 'GET /a', spec: 'open' })).toEqual({
      isError: true,
      text: expect.stringContaining('must be absent or "ferry"'),
    });
  });

  it('gets the problems of all arguments at once, with their values and names', async () => {
    const client = await connectTo(organization, { token: world.reader });
    onTestFinished(() => client.close());
    const { isError, text } = await client.call('get_operation', { spec: 5, format: 'xml', operatoin: 'a' });
    expect(isError).toBe(true);
    for (const part of [
      'spec must be a string, not 5',
      'format must be one of md, json, not "xml"',
      'there is no argument "operatoin"',
      'the argument operation is missing',
    ])
      expect(text).toContain(part);
  });

  it('is rejected with a wrong token, and without one where nothing is public', async () => {
    await expect(connectTo(organization, { token: 'wrong' })).rejects.toThrow();
    await expect(connectTo(spec)).rejects.toThrow();
  });
});

it('marks all tools as read-only, with titles and descriptions', async () => {
  const { body } = await post(organization, {
    headers: asReader(),
    body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  });
  const { tools } = (body as { result: { tools: Record<string, unknown>[] } }).result;
  for (const tool of tools) {
    expect(tool).toMatchObject({
      title: expect.stringMatching(/^\w/),
      description: expect.stringMatching(/^.{40,500}$/s),
      annotations: { readOnlyHint: true },
      inputSchema: { type: 'object', additionalProperties: false },
    });
  }
});

describe('a request', () => {
  it.each(['GET', 'DELETE', 'PUT'])('with the method %s has status 405', async (method) => {
    const reply = await post(organization, { method, headers: asReader() });
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST']);
    expect(errorOf(reply)).toMatchObject({ message: expect.stringContaining('POST') });
  });

  it.each([
    ['a wrong token', '/orgs/acme/mcp', 'Bearer wrong'],
    ['another scheme', '/orgs/acme/mcp', 'Basic YTpi'],
    ['a private specification', '/orgs/acme/openapi/ferry/mcp', undefined],
    ['an organization without anything public', '/orgs/globex/mcp', undefined],
    ['no such organization', '/orgs/nothing/mcp', undefined],
  ])('with %s has status 401', async (_name, address, authorization) => {
    const reply = await post(world.target.url + address, {
      headers: authorization ? { authorization } : {},
      body: callTool('list_specs'),
    });
    expect([reply.status, reply.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="specshelf"']);
    expect(errorOf(reply)).toMatchObject({
      message: expect.stringContaining('Authorization: Bearer <token>'),
    });
  });

  it('does not get the rights of a session', async () => {
    const visitor = await world.visitorWith(world.reader);
    expect((await visitor.see('/orgs/acme')).status).toBe(200);
    const { cookie = '' } = visitor;
    expect((await post(spec, { headers: { cookie }, body: callTool('list_operations') })).status).toBe(401);
  });

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['of a sandbox', { origin: 'null' }],
  ])('of a page %s has status 403', async (_name, headers) => {
    const reply = await post(organization, {
      headers: { ...headers, ...asReader() },
      body: callTool('list_specs'),
    });
    expect([reply.status, errorOf(reply)]).toEqual([
      403,
      expect.objectContaining({ message: expect.stringContaining('CORS_ORIGINS') }),
    ]);
  });

  it('of a page of this server is answered', async () => {
    const headers = { origin: new URL(organization).origin, ...asReader() };
    expect((await post(organization, { headers, body: callTool('list_specs') })).status).toBe(200);
  });

  it('for another host has status 403 while the server is local', async () => {
    const status = await new Promise((resolve, reject) => {
      const headers = { host: 'evil.example', 'content-type': 'application/json', ...asReader() };
      const sent = httpRequest(organization, { method: 'POST', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sent.on('error', reject);
      sent.end(JSON.stringify(callTool('list_specs')));
    });
    expect(status).toBe(403);
  });

  it.each([
    ['that is no JSON', '{"jsonrpc":', 400, -32_700],
    ['that is empty', '', 400, -32_700],
    ['nested too deeply', '['.repeat(200), 400, -32_700],
    ['that is a batch', [callTool('list_specs'), callTool('list_specs')], 400, -32_600],
    ['that is no message', '5', 400, -32_600],
    ['that is null', 'null', 400, -32_600],
    ['that subscribes', { jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params: {} }, 400, -32_600],
    ['above 64 KiB', JSON.stringify({ text: 'x'.repeat(70_000) }), 413, -32_000],
  ])('with a body %s has an error', async (_name, body, status, code) => {
    const reply = await post(organization, { headers: asReader(), body });
    expect([reply.status, errorOf(reply)]).toEqual([status, expect.objectContaining({ code })]);
  });

  it('with another media type has status 415', async () => {
    const headers = { ...asReader(), 'content-type': 'text/plain' };
    expect((await post(organization, { headers, body: '{}' })).status).toBe(415);
  });

  it.each([
    [{ jsonrpc: '2.0', id: 1, method: 'tools/nothing' }, -32_601],
    [callTool('publish'), -32_602],
    [{ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 5 } }, -32_602],
  ])('%j has an error of the protocol', async (body, code) => {
    const reply = await post(organization, { headers: asReader(), body });
    expect([reply.status < 500, errorOf(reply)]).toEqual([true, expect.objectContaining({ code })]);
  });

  it('with broken escapes in the path has status 400 or 404', async () => {
    for (const path of ['/orgs/%ff/mcp', '/orgs/acme/openapi/%/mcp', '/orgs//mcp', '/orgs/acme/mcp/']) {
      const { status } = await post(world.target.url + path, {
        headers: asReader(),
        body: callTool('list_specs'),
      });
      expect([path, [400, 404].includes(status)]).toEqual([path, true]);
    }
  });
});

describe('limits', () => {
  it('count requests by token, by address, and with wrong tokens', async () => {
    const target = await startServer({ databaseFile: ':memory:', config: { rateLimit: 2 } });
    onTestFinished(() => target.close());
    const url = `${target.url}/orgs/acme/mcp`;
    const token = await target.token({ scopes: ['openapi:read'] });
    const statuses = async (headers: Record<string, string>, count: number) => {
      const found = [];
      for (let each = 0; each < count; each++)
        found.push((await post(url, { headers, body: callTool('list_specs') })).status);
      return found;
    };
    expect(await statuses({ authorization: `Bearer ${token}` }, 3)).toEqual([404, 404, 429]);
    expect(await statuses({}, 3)).toEqual([401, 401, 429]);
    expect(await statuses({ authorization: 'Bearer wrong' }, 6)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('allow pages of configured origins, with CORS', async () => {
    const target = await startServer({
      databaseFile: ':memory:',
      config: { corsOrigins: ['https://tools.example'] },
    });
    onTestFinished(() => target.close());
    const url = `${target.url}/orgs/acme/mcp`;
    const origin = 'https://tools.example';
    const preflight = await post(url, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, origin]);
    const { status, headers } = await post(url, { headers: { origin }, body: callTool('list_specs') });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([401, origin]);
    expect((await post(url, { headers: { origin: 'https://evil.example' }, body: '{}' })).status).toBe(403);
  });
});
