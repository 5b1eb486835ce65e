import { describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/server.js';

const operation = (operationId: string, summary: string, more: object = {}) => ({
  operationId,
  summary,
  ...more,
  responses: { 200: { description: 'Done.' } },
});

const documentOf = (title: string, paths: object) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: { schemas: { Port: { type: 'object' } } },
  });

/** A server with two specifications. */
async function withSpecs(): Promise<TestServer> {
  const server = startServer();
  const ports = {
    '/ports': { get: operation('listPorts', 'List all ports') },
    '/ports/{id}': { delete: operation('deletePort', 'Delete a port', { deprecated: true }) },
  };
  await server.publish('harbor', { text: documentOf('Harbor', ports) });
  await server.publish('cargo', {
    text: documentOf('Cargo', { '/crates': { get: operation('listCrates', 'List crates of a port') } }),
  });
  return server;
}

describe('search', () => {
  it('prints lines with tabs: the method or kind, the name, the specification, the title, and the address', async () => {
    const { run, backend } = await withSpecs();
    const { code, out, err } = await run(['search', 'list', 'port']);
    const page = (slug: string, path: string) => `${backend.baseUrl}/orgs/default/openapi/${slug}/${path}`;
    const [ports, crates] = out.split('\n').map((line) => line.split('\t'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(ports).toEqual(['GET', '/ports', 'harbor', 'List all ports', expect.any(String)]);
    expect(crates?.slice(0, 4)).toEqual(['GET', '/crates', 'cargo', 'List crates of a port']);
    expect(ports?.[4]).toContain(page('harbor', 'docs/'));
    const schema = await run(['search', 'port', '--kind', 'schema', '--spec', 'cargo']);
    expect(schema.out).toBe(`schema\tPort\tcargo\t\t${page('cargo', 'schemas/Port')}\n`);
  });

  it('prints aligned columns with the address below on a terminal', async () => {
    const { run } = await withSpecs();
    const args = ['search', 'port', '--kind', 'operation', '--spec', 'harbor'];
    const { out } = await run(args, { isTTY: true, env: { NO_COLOR: '1' } });
    const lines = out.split('\n');
    expect(lines.filter((_, place) => place % 2 === 0)).toEqual([
      'GET     /ports       harbor  List all ports',
      'DELETE  /ports/{id}  harbor  Delete a port (deprecated)',
      '',
    ]);
    expect(lines[1]).toMatch(/^ {8}https:\/\/\S+\/docs\/\S+$/);
    expect((await run(args, { isTTY: true })).out).toContain('\u001b[1m/ports     \u001b[0m');
  });

  it('prints the results of the API as JSON', async () => {
    const { run } = await withSpecs();
    const { out } = await run(['search', 'GET', '/ports', '--format', 'json']);
    expect(JSON.parse(out)[0]).toMatchObject({
      object: 'search-result',
      kind: 'operation',
      spec: 'harbor',
      method: 'GET',
      path: '/ports',
      identifier: 'listPorts',
    });
  });

  it('prints at most --limit results, of several pages, and says that there are more', async () => {
    const { run, publish } = startServer();
    const paths = Object.fromEntries(
      Array.from({ length: 60 }, (_, place) => [`/${place}`, { get: operation(`readWhale${place}`, 'One') }]),
    );
    await publish('whales', { text: documentOf('Whales', paths) });
    const linesOf = (out: string) => out.split('\n').length - 1;
    const search = ['search', 'whale', '--kind', 'operation'];
    const first = await run(search);
    expect([linesOf(first.out), first.err]).toEqual([20, expect.stringContaining('more results than 20')]);
    const most = await run([...search, '--limit', '55']);
    expect([linesOf(most.out), most.err]).toEqual([55, expect.stringContaining('more results than 55')]);
    const all = await run([...search, '--limit', '60']);
    expect([linesOf(all.out), all.err]).toEqual([60, '']);
    expect(new Set(all.out.split('\n')).size).toBe(61);
  });

  it('finds the beginning of the last word, and only the whole word with a space after it', async () => {
    const { run } = await withSpecs();
    const search = async (...words: string[]) =>
      (await run(['search', ...words, '--kind', 'schema', '--spec', 'cargo'])).out;
    expect(await search('por')).toContain('Port');
    expect(await search('por ')).toBe('');
    expect(await search(' ', 'port ')).toContain('Port');
  });

  it('succeeds without results, and repeats the suggestion of the server', async () => {
    const { run } = await withSpecs();
    expect(await run(['search', 'cratse'])).toMatchObject({
      code: 0,
      out: '',
      err: 'Nothing was found for "cratse". Did you mean "crates"?\n',
    });
    expect(await run(['search', 'submarine', '-f', 'json'])).toMatchObject({
      code: 0,
      out: '[]\n',
      err: 'Nothing was found for "submarine".\n',
    });
  });

  it('fails without words, for an unknown specification, and for an unknown kind', async () => {
    const { run } = await withSpecs();
    expect(await run(['search'])).toMatchObject({ code: 2, err: expect.stringContaining('words') });
    expect(await run(['search', ' '])).toMatchObject({ code: 2, err: expect.stringContaining('no words') });
    expect(await run(['search', 'x'.repeat(201)])).toMatchObject({
      code: 2,
      err: expect.stringContaining('200'),
    });
    expect(await run(['search', 'port', '--spec', 'harbour'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('Did you mean harbor?'),
    });
    expect(await run(['search', 'port', '--kind', 'tag'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('operation, schema, spec, page'),
    });
  });

  it('fails with 3 if the token must not read specifications', async () => {
    const grant = { subject: { id: 'ci', displayName: 'CI' }, scopes: ['openapi:write' as const] };
    const { run } = startServer({ auth: { tokens: { pusher: grant } } });
    const { code, err } = await run(['search', 'port'], { env: { SPECSHELF_TOKEN: 'pusher' } });
    expect([code, err]).toEqual([3, expect.stringContaining('openapi:read')]);
  });
});
