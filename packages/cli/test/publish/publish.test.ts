import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { after, before, ferrySchema, referringTo } from '../support/documents.js';
import { createRepository, git } from '../support/repository.js';
import { published, specOf, startServer, type TestServer } from '../support/server.js';

const ferries = ['openapi.yaml', '--spec', 'ferries'];
const files = { 'openapi.yaml': before };

async function refusesBreaking(): Promise<TestServer> {
  const server = await published();
  await server.backend.fetch('/v1/orgs/default/openapi/ferries', {
    method: 'PATCH',
    headers: { authorization: `Bearer ${server.backend.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ compatibility: { refuse: 'breaking' } }),
  });
  return server;
}

describe('publish', () => {
  it('creates a specification only with --create', async () => {
    const server = startServer();
    const refused = await server.run(['publish', ...ferries], { files });
    expect(refused.code).toBe(2);
    expect(refused.out).toContain('To create it, use --create');
    expect(await specOf(server, 'ferries')).toBeUndefined();
    const created = await server.run(['publish', ...ferries, '--create', '--format', 'json'], { files });
    expect(created.code).toBe(0);
    const { lastVersion, urls } = await specOf(server, 'ferries');
    expect(JSON.parse(created.out)).toMatchObject({
      slug: 'ferries',
      outcome: 'published',
      version: { id: lastVersion, url: `${urls.app}/versions/${lastVersion}` },
    });
  });

  it('reports equal content as unchanged', async () => {
    const server = await published();
    const { code, out } = await server.run(['publish', ...ferries, '-f', 'json'], { files });
    expect({ code, outcome: JSON.parse(out).outcome }).toEqual({ code: 0, outcome: 'unchanged' });
  });

  it('reports the changes of the new version with their lines', async () => {
    const server = await published();
    const { code, out } = await server.run(['publish', ...ferries], { files: { 'openapi.yaml': after } });
    expect(code).toBe(0);
    expect(out).toContain('The `query` parameter `harbor` is now required.');
    expect(out).toContain('openapi.yaml:12:11');
  });

  it('sends the files that a description references, and no others', async () => {
    const server = startServer();
    const set = {
      'api/openapi.yaml': referringTo('../common/schemas.yaml#/Ferry'),
      'common/schemas.yaml': ferrySchema,
      'common/secret.yaml': 'password: x',
    };
    const args = ['publish', 'api/openapi.yaml', '--spec', 'ferries', '--create'];
    expect(await server.run(args, { files: set })).toMatchObject({ code: 0 });
    const pulled = await server.run(['pull', 'ferries', '-f', 'raw', '-o', 'files/']);
    expect(pulled.err).toContain('2 files of ferries');
    const yaml = await server.run(['pull', 'ferries']);
    expect(yaml.out).toContain('required:\n');
  });

  it('does not send files from outside of the folder', async () => {
    const server = startServer();
    const set = { 'a/openapi.yaml': referringTo('../secret.yaml#/Ferry'), 'secret.yaml': ferrySchema };
    const args = ['publish', 'openapi.yaml', '--spec', 'ferries', '--create'];
    const { code, out } = await server.run(args, { files: set, folder: 'a' });
    expect(code).toBe(1);
    expect(out).toContain('only files in it are sent');
    expect(await specOf(server, 'ferries')).toBeUndefined();
  });

  it('does not send a description that is not usable', async () => {
    const server = await published();
    const { code, out } = await server.run(['publish', ...ferries], {
      files: { 'openapi.yaml': 'openapi: 3.1.0\ninfo: [' },
    });
    expect(code).toBe(1);
    expect(out).toContain('A closing ] is missing');
    expect(server.backend.calls.of('createOrUpdateOpenAPISpecBySlug')).toEqual([]);
  });

  it('reports a description that the server cannot process', async () => {
    const server = await published();
    server.backend.scenario.processing(
      { specSlug: 'ferries' },
      { kind: 'immediate' },
      { error: 'PARSE_ERROR' },
    );
    const { code, out } = await server.run(['publish', ...ferries], { files: { 'openapi.yaml': after } });
    expect(code).toBe(1);
    expect(out).toContain('Not valid: the description of ferries');
  });

  it('moves labels', async () => {
    const server = await published();
    await server.run(['publish', ...ferries, '-l', 'prod', '-l', 'stable'], {
      files: { 'openapi.yaml': after },
    });
    const { out } = await server.run(['label', 'ferries']);
    const { lastVersion } = await specOf(server, 'ferries');
    expect(out.split('\n').map((line) => line.split('\t').slice(0, 2))).toEqual([
      ['prod', lastVersion],
      ['stable', lastVersion],
      [''],
    ]);
  });

  it('reads standard input', async () => {
    const server = await published();
    const args = ['publish', '-', '--spec', 'ferries'];
    expect(await server.run(args, { stdin: after })).toMatchObject({ code: 0, err: '' });
    expect((await specOf(server, 'ferries')).documentVersion).toBe('2');
  });

  it('publishes a URL that the server fetches', async () => {
    const server = startServer({ sources: { 'https://acme.example/openapi.yaml': before } });
    const args = ['publish', 'https://acme.example/openapi.yaml', '--spec', 'ferries', '--create'];
    expect(await server.run(args)).toMatchObject({ code: 0 });
    expect((await specOf(server, 'ferries')).sourceURL).toBe('https://acme.example/openapi.yaml');
    const missing = ['publish', 'https://acme.example/missing.yaml', '--spec', 'missing', '--create'];
    const { code, out } = await server.run(missing);
    expect(code).toBe(1);
    expect(out).toContain('https://acme.example/missing.yaml');
  });

  it('sends the commit of the repository', async () => {
    const server = startServer();
    const folder = await createRepository(files);
    const commit = git(folder, 'rev-parse', 'HEAD').trim();
    await server.run(['publish', ...ferries, '--create'], { cwd: folder });
    const [version] = JSON.parse((await server.run(['versions', 'ferries', '-f', 'json'])).out);
    expect(version.publication.provenance).toMatchObject({
      commit,
      branch: 'main',
      message: 'Describe the ferries',
    });
    await writeFile(join(folder, 'openapi.yaml'), after);
    await server.run(['publish', ...ferries, '--no-provenance'], { cwd: folder });
    const [latest] = JSON.parse((await server.run(['versions', 'ferries', '-f', 'json'])).out);
    expect(latest.publication.provenance).toBeUndefined();
  });

  it('changes the visibility', async () => {
    const server = startServer();
    await server.run(['publish', ...ferries, '--create', '--visibility', 'public'], { files });
    expect((await specOf(server, 'ferries')).visibility).toBe('public');
  });
});

describe('publish --visibility private', () => {
  it('hides a public specification before it has the new content', async () => {
    const server = startServer();
    await server.backend.add.spec({ slug: 'ferries', source: { text: before }, visibility: 'public' });
    const args = ['publish', ...ferries, '--visibility', 'private'];
    expect(await server.run(args, { files: { 'openapi.yaml': after } })).toMatchObject({ code: 0 });
    const writes = server.backend.calls.all.filter(({ method }) => method !== 'GET');
    expect(writes.map(({ method }) => method)).toEqual(['PATCH', 'PUT']);
    expect((await specOf(server, 'ferries')).visibility).toBe('private');
  });
});

describe('the progress of publish', () => {
  const wait = async (isTTY: boolean) => {
    const server = await published();
    server.backend.scenario.processing('*', { kind: 'polls', count: 2 });
    return server.run(['publish', ...ferries], { files: { 'openapi.yaml': after }, isTTY });
  };

  it('is shown on a terminal, and removed at the end', async () => {
    const { code, err } = await wait(true);
    expect(code).toBe(0);
    expect(err).toContain('Sending ferries');
    expect(err).toContain('Waiting for ferries: progress');
    expect(err.endsWith('\r\u001b[K')).toBe(true);
  });

  it('is not shown elsewhere', async () => {
    expect(await wait(false)).toMatchObject({ code: 0, err: '' });
  });
});

describe('publish --dry-run', () => {
  it('stores nothing', async () => {
    const server = await published();
    const args = ['publish', ...ferries, '--dry-run', '-f', 'json'];
    const { code, out } = await server.run(args, { files: { 'openapi.yaml': after } });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ outcome: 'allowed', summary: { breaking: 1 } });
    expect((await specOf(server, 'ferries')).documentVersion).toBe('1');
  });
});

describe('a refused description', () => {
  const changed = { 'openapi.yaml': after };

  it('ends with 1, and says how to accept its changes', async () => {
    const server = await refusesBreaking();
    const { code, out } = await server.run(['publish', ...ferries], { files: changed });
    expect(code).toBe(1);
    expect(out).toMatch(/--acknowledge [0-9a-f]{16}/);
    expect((await specOf(server, 'ferries')).documentVersion).toBe('1');
  });

  it('is published with the acknowledged changes', async () => {
    const server = await refusesBreaking();
    const refused = JSON.parse(
      (await server.run(['publish', ...ferries, '-f', 'json'], { files: changed })).out,
    );
    const id = refused.items[0].id;
    const args = ['publish', ...ferries, '--acknowledge', id, '--reason', 'No client uses it'];
    const { code, out } = await server.run(args, { files: changed });
    expect(code).toBe(0);
    expect(out).toContain(`${id} - acknowledged`);
    expect((await specOf(server, 'ferries')).documentVersion).toBe('2');
  });

  it('is not published with other IDs, which is reported', async () => {
    const server = await refusesBreaking();
    const args = ['publish', ...ferries, '--acknowledge', '0123456789abcdef'];
    const { code, err } = await server.run(args, { files: changed });
    expect(code).toBe(1);
    expect(err).toContain('No refused change has the ID 0123456789abcdef');
  });
});

describe('publish with specshelf.yaml', () => {
  const config = `organization: default
create: true
labels: { main: main, release: release/*, stable: refs/tags/v* }
specs:
  - { slug: ferries, file: openapi.yaml }
  - { pattern: "apis/{slug}/openapi.yaml" }
`;
  const monorepo = {
    'specshelf.yaml': config,
    'openapi.yaml': before,
    'apis/orders/openapi.yaml': before.replace('Ferries', 'Orders'),
    'apis/billing/openapi.yaml': before.replace('Ferries', 'Billing'),
  };

  it('publishes all specifications', async () => {
    const server = startServer();
    const { code, out } = await server.run(['publish', '-f', 'json'], { files: monorepo });
    expect(code).toBe(0);
    const reports = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(reports.map(({ slug, outcome }) => [slug, outcome])).toEqual([
      ['ferries', 'published'],
      ['billing', 'published'],
      ['orders', 'published'],
    ]);
  });

  it('publishes the others if one is not usable, and ends with 1', async () => {
    const server = startServer();
    const broken = { ...monorepo, 'apis/orders/openapi.yaml': 'openapi: [' };
    const { code, out } = await server.run(['publish'], { files: broken });
    expect(code).toBe(1);
    expect(out).toContain('3 specifications: 2 published');
    expect(await specOf(server, 'billing')).toMatchObject({ processingState: 'complete' });
    expect(await specOf(server, 'orders')).toBeUndefined();
  });

  it('publishes one specification by its slug or file, with its settings', async () => {
    const server = startServer();
    expect(await server.run(['publish', 'orders'], { files: monorepo })).toMatchObject({ code: 0 });
    expect(await server.run(['publish', 'apis/billing/openapi.yaml'], { files: monorepo })).toMatchObject({
      code: 0,
    });
    expect(await specOf(server, 'ferries')).toBeUndefined();
    expect(await specOf(server, 'orders')).toBeDefined();
    expect(await specOf(server, 'billing')).toBeDefined();
  });

  it.each([
    ['refs/heads/main', 'main', 'main'],
    ['refs/heads/release/2', 'release/2', 'release'],
    ['refs/tags/v2', 'v2', 'stable'],
    ['refs/heads/feature', 'feature', ''],
  ])('moves the labels of %s', async (ref, name, label) => {
    const server = startServer();
    const env = {
      GITHUB_ACTIONS: 'true',
      GITHUB_REF: ref,
      GITHUB_REF_NAME: name,
      GITHUB_SHA: 'a'.repeat(40),
    };
    await server.run(['publish', 'ferries'], { files: monorepo, env });
    const { out } = await server.run(['label', 'ferries']);
    expect(out.split('\t')[0]).toBe(label);
  });

  it('takes the branch of the working tree outside of CI', async () => {
    const server = startServer();
    const folder = await createRepository(files);
    await writeFile(join(folder, 'specshelf.yaml'), config.replace(/ {2}- { pattern.*\n/, ''));
    expect(await server.run(['publish'], { cwd: folder })).toMatchObject({ code: 0 });
    expect((await server.run(['label', 'ferries'])).out).toContain('main\t');
  });
});

describe('files that are not sent', () => {
  const publishLink = async (target: string, more: Record<string, string> = {}) => {
    const server = startServer();
    const folder = await createRepository({ ...files, ...more });
    await symlink(target, join(folder, 'link.yaml'));
    const args = ['publish', 'link.yaml', '--spec', 'ferries', '--create'];
    return { server, ...(await server.run(args, { cwd: folder })) };
  };

  it('are links to files outside of the repository', async () => {
    const outside = await createRepository({ 'private.yaml': before });
    const { code, out, server } = await publishLink(join(outside, 'private.yaml'));
    expect(code).toBe(2);
    expect(out).toMatch(/link\.yaml is not sent: it is outside of .*Copy the file to the repository/);
    expect(await specOf(server, 'ferries')).toBeUndefined();
  });

  it('are those that the configuration names outside of the repository', async () => {
    const outside = await createRepository({ 'private.yaml': before });
    const server = startServer();
    const config = `create: true\nspecs: [{ slug: ferries, file: "${join(outside, 'private.yaml')}" }]`;
    const folder = await createRepository({ 'specshelf.yaml': config });
    expect(await server.run(['publish'], { cwd: folder })).toMatchObject({ code: 2 });
    expect(await specOf(server, 'ferries')).toBeUndefined();
  });

  it('are those of git, whose configuration may contain tokens', async () => {
    const server = startServer();
    const folder = await createRepository({ 'openapi.yaml': referringTo('.git/config#/Ferry') });
    const { code, out } = await server.run(['publish', ...ferries, '--create'], { cwd: folder });
    expect(code).toBe(1);
    expect(out).toContain('it belongs to git');
    expect(out).not.toContain('repositoryformatversion');
  });

  it('may be named on the command line', async () => {
    const outside = await createRepository({ 'other.yaml': before });
    const server = startServer();
    const args = ['publish', join(outside, 'other.yaml'), '--spec', 'ferries', '--create'];
    expect(await server.run(args, { cwd: await createRepository(files) })).toMatchObject({ code: 0 });
  });
});
