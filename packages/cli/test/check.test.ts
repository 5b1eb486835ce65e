import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { after, before, ferrySchema, referringTo } from './support/documents.js';
import { createRepository } from './support/repository.js';
import { run } from './support/run.js';
import { startServer, type TestServer } from './support/server.js';

const invalid = before.replace('type: string', 'type: text');
const files = { 'openapi.yaml': before, 'after.yaml': after, 'invalid.yaml': invalid };

async function published(): Promise<TestServer> {
  const server = startServer();
  await server.publish('ferries', { text: before }, 'prod');
  return server;
}

describe('check without a server', () => {
  it('finds problems with their lines', async () => {
    const { code, out } = await run(['check', 'invalid.yaml'], { files });
    expect(code).toBe(1);
    expect(out).toContain('invalid.yaml:12:21: error: `type` is "text"');
    expect(await run(['check', 'openapi.yaml'], { files })).toMatchObject({ code: 0, err: '' });
  });

  it('says that changes are not judged', async () => {
    const { code, err } = await run(['check', 'after.yaml', '--spec', 'ferries'], { files });
    expect({ code, err }).toEqual({
      code: 0,
      err: 'No server is known, so only problems are reported.\n',
    });
  });

  it('compares files with a git revision', async () => {
    const folder = await createRepository({ 'openapi.yaml': before, 'ferries.yaml': ferrySchema });
    const check = () => run(['check', 'openapi.yaml', '--against', 'git:main'], { cwd: folder });
    expect(await check()).toMatchObject({ code: 0 });
    await writeFile(join(folder, 'openapi.yaml'), after);
    const { code, out } = await check();
    expect(code).toBe(1);
    expect(out).toContain('from main:openapi.yaml to openapi.yaml');
  });

  it('accepts a file that the git revision does not have', async () => {
    const folder = await createRepository({ 'openapi.yaml': before });
    await writeFile(join(folder, 'new.yaml'), after);
    expect(await run(['check', 'new.yaml', '--against', 'git:main'], { cwd: folder })).toMatchObject({
      code: 0,
    });
  });

  it('does not fetch URLs, and does not fail for them', async () => {
    const set = { 'openapi.yaml': referringTo('https://acme.example/ferry.yaml#/Ferry') };
    expect(await run(['check', 'openapi.yaml'], { files: set })).toMatchObject({ code: 0 });
  });

  it('respects --fail-on, and failOn of the configuration', async () => {
    const config = {
      ...files,
      'specshelf.yaml': 'failOn: none\nspecs: [{ slug: ferries, file: invalid.yaml }]',
    };
    expect(await run(['check', 'invalid.yaml', '--fail-on', 'none'], { files })).toMatchObject({ code: 0 });
    expect(await run(['check', '--offline'], { files: config })).toMatchObject({ code: 0 });
    expect(await run(['check', '--offline', '--fail-on', 'error'], { files: config })).toMatchObject({
      code: 1,
    });
  });
});

describe('check with a server', () => {
  const args = ['check', 'after.yaml', '--spec', 'ferries'];

  it('finds changes since the latest version, and stores nothing', async () => {
    const server = await published();
    const { code, out } = await server.run(args, { files });
    expect(code).toBe(1);
    expect(out).toContain('from ferries@latest to after.yaml');
    expect(out).toContain('after.yaml:12:11');
    expect(server.backend.calls.of('createOrUpdateOpenAPISpecBySlug')).toHaveLength(1);
  });

  it.each(['latest', 'prod', 'all'])('compares with %s', async (version) => {
    const server = await published();
    const { code, out } = await server.run([...args, '--against', version], { files });
    expect(code).toBe(1);
    expect(out).toContain(`from ferries@${version} to after.yaml`);
  });

  it('finds only problems of a specification that does not exist yet', async () => {
    const server = startServer();
    expect(await server.run(args, { files })).toMatchObject({ code: 0 });
    const invalidArgs = ['check', 'invalid.yaml', '--spec', 'ferries'];
    expect(await server.run(invalidArgs, { files })).toMatchObject({ code: 1 });
  });

  it('does not fail for acknowledged changes', async () => {
    const server = await published();
    const headers = { authorization: `Bearer ${server.backend.token}`, 'content-type': 'application/json' };
    const call = (path: string, method: string, body: object) =>
      server.backend.fetch(`/v1/orgs/default/openapi/ferries${path}`, {
        method,
        headers,
        body: JSON.stringify(body),
      });
    await call('', 'PATCH', { compatibility: { refuse: 'breaking' } });
    const refused = await server.run([...args, '-f', 'json'], { files });
    const report = JSON.parse(refused.out);
    expect({ code: refused.code, outcome: report.outcome }).toEqual({ code: 1, outcome: 'refused' });
    await call('/acknowledgments', 'POST', { changes: [report.items[0].id] });
    const { code, out } = await server.run(args, { files });
    expect(code).toBe(0);
    expect(out).toContain('acknowledged');
  });

  it('reports the changes that only --impact lists', async () => {
    const server = await published();
    const { out } = await server.run([...args, '--impact', 'docs'], { files });
    expect(out).toContain('Documentation');
  });

  it('maps the places of a set of files to their paths', async () => {
    const server = startServer();
    const set = {
      'api/openapi.yaml': referringTo('../common/schemas.yaml#/Ferry'),
      'common/schemas.yaml': ferrySchema.replace('type: integer', 'type: number-ish'),
    };
    await server.backend.add.spec({ slug: 'ferries', source: { text: before } });
    const { out } = await server.run(['check', 'api/openapi.yaml', '--spec', 'ferries'], { files: set });
    expect(out).toContain('common/schemas.yaml:6:');
  });
});
