import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { after, before, ferrySchema, referringTo } from '../support/documents.js';
import { createRepository } from '../support/repository.js';
import { startServer, type TestServer } from '../support/server.js';

/** A server with two versions of `ferries`, of which `prod` is the first. */
async function withVersions(): Promise<TestServer & { ids: string[] }> {
  const server = startServer();
  await server.publish('ferries', { text: before }, 'prod');
  await server.run(['publish', '-', '--spec', 'ferries'], { stdin: after });
  const versions = JSON.parse((await server.run(['versions', 'ferries', '-f', 'json'])).out);
  return { ...server, ids: versions.map(({ id }: { id: string }) => id) };
}

describe('list', () => {
  it('prints a table on a terminal, and lines with tabs elsewhere', async () => {
    const server = await withVersions();
    await server.backend.add.spec({ slug: 'broken', source: { text: 'openapi: [' } });
    expect((await server.run(['list'])).out).toBe(
      'broken\tPARSE_ERROR\t\tprivate\t\nferries\tok\t2\tprivate\tFerries\n',
    );
    expect((await server.run(['list'], { isTTY: true })).out).toMatch(/^SLUG +STATE +VERSION/);
  });

  it('lists all pages, at most --limit', async () => {
    const server = startServer();
    for (let index = 0; index < 120; index += 1) {
      await server.backend.add.spec({ slug: `spec-${index}`, source: { text: before } });
    }
    const count = async (...args: string[]) =>
      JSON.parse((await server.run(['list', '-f', 'json', ...args])).out).length;
    expect(await count('--limit', '1000')).toBe(120);
    expect(await count('--limit', '7')).toBe(7);
    expect(await count('--search', 'spec-11')).toBe(11);
  });

  it('says that there are none', async () => {
    expect(await startServer().run(['list'])).toMatchObject({ code: 0, out: '' });
  });
});

describe('versions', () => {
  it('lists versions with labels and changes', async () => {
    const { run, ids } = await withVersions();
    const rows = (await run(['versions', 'ferries'])).out.trim().split('\n');
    expect(rows.map((row) => row.split('\t').filter((_, column) => column !== 1))).toEqual([
      [ids[0], '2', '', '1 breaking, 1 safe, 2 docs', 'Operator'],
      [ids[1], '1', 'prod', '', expect.any(String)],
    ]);
  });

  it('says if the last source did not become a version', async () => {
    const server = startServer();
    await server.backend.add.spec({ slug: 'broken', source: { text: 'openapi: [' } });
    const { code, err } = await server.run(['versions', 'broken']);
    expect(code).toBe(0);
    expect(err).toContain('did not become a version: PARSE_ERROR');
  });
});

describe('changes', () => {
  it('lists the changes of the latest version', async () => {
    const { run } = await withVersions();
    const { out } = await run(['changes', 'ferries']);
    expect(out).toContain('The `query` parameter `harbor` is now required.');
  });

  it('lists the changes since a label', async () => {
    const { run } = await withVersions();
    const { out } = await run(['changes', 'ferries', '--from', 'prod', '-f', 'json']);
    expect(JSON.parse(out)).toMatchObject({ summary: { breaking: 1 }, bump: 'major' });
  });

  it('says that a first version has none', async () => {
    const { run } = await withVersions();
    const { out, err } = await run(['changes', 'ferries@prod']);
    expect({ out, err }).toEqual({
      out: '',
      err: 'ferries@prod is the first version, so it has no changes.\n',
    });
  });
});

describe('label', () => {
  it('moves a label, and back', async () => {
    const { run, ids } = await withVersions();
    expect((await run(['label', 'ferries', 'prod', 'latest'])).err).toContain(
      `ferries@prod is the version ${ids[0]} now`,
    );
    await run(['label', 'ferries', 'prod', ids[1] ?? '']);
    expect((await run(['label', 'ferries'])).out).toContain(`prod\t${ids[1]}\t`);
  });

  it('moves a label only from the expected version', async () => {
    const { run, ids } = await withVersions();
    const move = (expected: string) => run(['label', 'ferries', 'prod', 'latest', '--if', expected]);
    for (const expected of [ids[0] ?? '', 'none']) {
      const { code, err } = await move(expected);
      expect(code).toBe(1);
      expect(err).toContain(`it points to the version ${ids[1]}`);
    }
    expect(await move(ids[1] ?? '')).toMatchObject({ code: 0 });
  });

  it('deletes a label', async () => {
    const { run } = await withVersions();
    expect(await run(['label', 'ferries', 'prod', '--delete'])).toMatchObject({ code: 0 });
    expect(await run(['label', 'ferries'])).toMatchObject({
      code: 0,
      out: '',
      err: 'ferries has no labels.\n',
    });
  });

  it('requires the version', async () => {
    const { run } = await withVersions();
    const { code, err } = await run(['label', 'ferries', 'prod']);
    expect({ code, err }).toEqual({
      code: 2,
      err: 'To which version shall prod point? For example: specshelf label ferries prod latest\n',
    });
  });
});

describe('pull', () => {
  it('prints a version as YAML or JSON', async () => {
    const { run } = await withVersions();
    expect((await run(['pull', 'ferries@prod'])).out).toMatch(
      /^openapi: 3\.1\.0\ninfo:\n {2}title: Ferries\n {2}version: '1'/,
    );
    expect(JSON.parse((await run(['pull', 'ferries', '-f', 'json'])).out).info.version).toBe('2');
  });

  it('writes the files as they were published', async () => {
    const server = startServer();
    const files = {
      'api/openapi.yaml': referringTo('../common/schemas.yaml#/Ferry'),
      'common/schemas.yaml': ferrySchema,
    };
    await server.backend.add.spec({ slug: 'ferries', source: { files, entry: 'api/openapi.yaml' } });
    const { folder } = await server.run(['pull', 'ferries', '-f', 'raw', '-o', 'copy']);
    expect((await readdir(join(folder, 'copy'), { recursive: true })).sort()).toEqual([
      'api',
      'api/openapi.yaml',
      'common',
      'common/schemas.yaml',
    ]);
    expect(await readFile(join(folder, 'copy/common/schemas.yaml'), 'utf8')).toBe(ferrySchema);
  });
});

describe('the files of pull', () => {
  const pull = async (
    path: string,
    prepare: (folder: string) => Promise<unknown> = async () => {},
    ...args: string[]
  ) => {
    const server = startServer();
    const reference = path.split('/').map(encodeURIComponent).join('/');
    const files = { 'openapi.yaml': referringTo(`./${reference}#/Ferry`), [path]: ferrySchema };
    await server.backend.add.spec({ slug: 'ferries', source: { files, entry: 'openapi.yaml' } });
    const folder = await createRepository({ 'readme.txt': 'x' });
    await prepare(folder);
    return server.run(['pull', 'ferries', '-f', 'raw', '-o', 'out', ...args], { cwd: folder });
  };
  const nothing = async () => {};

  it.each([
    '.git/config',
    '.GIT/config',
    '.g\u200cit/config',
    '.gi\ufe0ft/config',
    'git~1/config',
    'GIT~12',
    'NPMRC~1.TXT',
    'con.yaml',
    'a/NUL',
    'aux .yaml',
    'lpt\u00b9.yaml',
    'x/a:b.yaml',
    'x/openapi.yaml::$DATA',
    'a./b.yaml',
    'a /b.yaml',
    '.git./config',
    '.git /config',
    '..git~1/x',
  ])('have names that are safe on every system: %j', async (path) => {
    const { code, err, folder } = await pull(path, nothing, '--dot-files');
    expect(code).toBe(4);
    expect(err).toContain('which is not a safe name on every system. Nothing was written.\n');
    expect(err).toContain(`path ${path.replaceAll(/\p{Cf}/gu, '\ufffd')}, `);
    expect(await readdir(folder)).not.toContain('out');
  });

  it.each(['.npmrc', '.github/workflows/evil.yml', 'a/.envrc'])(
    'of tools are written only if the user wants it: %s',
    async (path) => {
      const refused = await pull(path);
      expect(refused.code).toBe(4);
      expect(refused.err).toContain(`The version has a file with the path ${path}, and tools may execute`);
      expect(refused.err).toContain('--dot-files');
      expect(await readdir(refused.folder)).not.toContain('out');
      const { code, folder } = await pull(path, nothing, '--dot-files');
      expect(code).toBe(0);
      expect(await readFile(join(folder, 'out', path), 'utf8')).toBe(ferrySchema);
    },
  );

  it.each(['common/ferry v2.yaml', 'schemas/console.yaml', 'Fähre.yaml', 'a~b.yaml'])(
    'may have any other name: %s',
    async (path) => {
      expect(await pull(path)).toMatchObject({ code: 0 });
    },
  );

  it('are those of the description', async () => {
    const server = startServer();
    const files = {
      'openapi.yaml': referringTo('./ferry.yaml#/Ferry'),
      'ferry.yaml': ferrySchema,
      'package.json': '{}',
    };
    await server.backend.add.spec({ slug: 'ferries', source: { files, entry: 'openapi.yaml' } });
    const { folder, err } = await server.run(['pull', 'ferries', '-f', 'raw', '-o', 'out']);
    expect((await readdir(join(folder, 'out'))).sort()).toEqual(['ferry.yaml', 'openapi.yaml']);
    expect(err).toMatch(/^package\.json is not written, because no \$ref leads to it\.\n2 files /);
  });

  it('do not overwrite each other on systems that ignore case', async () => {
    const server = startServer();
    const files = {
      'openapi.yaml': referringTo('./ferry.yaml#/Ferry').replace(
        'paths:',
        'x-other: { $ref: "./Ferry.yaml" }\npaths:',
      ),
      'ferry.yaml': ferrySchema,
      'Ferry.yaml': ferrySchema,
    };
    const entry = 'openapi.yaml';
    await server.backend.add.spec({ slug: 'ferries', source: { files, entry } });
    const { code, err, folder } = await server.run(['pull', 'ferries', '-f', 'raw', '-o', 'out']);
    expect([code, err]).toEqual([4, expect.stringContaining('are the same file on some systems')]);
    expect(await readdir(folder)).not.toContain('out');
  });

  it.each(['common/ferry.yaml', 'ferry.yaml'])('are not written through the link %s', async (path) => {
    const outside = await createRepository({ 'ferry.yaml': 'unchanged' });
    const { code } = await pull(path, async (folder) => {
      await mkdir(join(folder, 'out'));
      const [link = ''] = path.split('/');
      await symlink(path.includes('/') ? outside : join(outside, 'ferry.yaml'), join(folder, 'out', link));
    });
    expect(code).toBe(2);
    expect(await readFile(join(outside, 'ferry.yaml'), 'utf8')).toBe('unchanged');
  });
});

describe('open', () => {
  it('opens the page, and prints its address', async () => {
    const { run, backend } = await withVersions();
    const opened: string[] = [];
    const onOpen = (url: string) => {
      opened.push(url);
    };
    const { out } = await run(['open', 'ferries'], { onOpen });
    expect(out).toBe(`${backend.baseUrl}/orgs/default/openapi/ferries\n`);
    expect(opened).toEqual([out.trim()]);
    await run(['open', 'ferries@prod', '--print'], { onOpen });
    expect(opened).toHaveLength(1);
  });

  it('says that no browser can be opened', async () => {
    const { run } = await withVersions();
    const onOpen = () => Promise.reject(new Error('none'));
    expect(await run(['open', 'ferries'], { onOpen })).toMatchObject({
      code: 0,
      err: 'No browser could be opened. Open this address yourself.\n',
    });
  });
});

describe('whoami', () => {
  it('shows the server, the user, and the scopes, but not the token', async () => {
    const { run, backend } = startServer();
    const { out } = await run(['whoami']);
    expect(out).toContain(`server        ${backend.baseUrl} (from SPECSHELF_BASE_URL)`);
    expect(out).toMatch(/organization {2}\*: .*openapi:write/);
    expect(out).not.toContain(backend.token);
  });
});

describe('a command without a token', () => {
  it.each([
    ['list'],
    ['versions', 'ferries'],
    ['pull', 'ferries'],
    ['search', 'ferry'],
    ['check'],
    ['publish'],
    ['whoami'],
  ])('says so: %s %s', async (...args) => {
    const { run } = await withVersions();
    const files = {
      'openapi.yaml': before,
      'specshelf.yaml': 'specs: [{ slug: ferries, file: openapi.yaml }]',
    };
    const { code, err, out } = await run(args.filter(Boolean), { files, env: { SPECSHELF_TOKEN: '' } });
    expect(code).toBe(3);
    expect(err).toContain('There is no token for https://');
    expect(err).toContain('Set SPECSHELF_TOKEN, or run: specshelf login https://');
    expect(err + out).not.toContain('undefined');
  });

  it('says so if the server hides the organization from it', async () => {
    const error = { code: 404, type: 'not-found', message: 'There is no such organization.' };
    const fetch = async () => Response.json({ error }, { status: 404 });
    const { code, err } = await startServer().run(['list'], { fetch, env: { SPECSHELF_TOKEN: '' } });
    expect(code).toBe(3);
    expect(err).toMatch(/^There is no token for https:/);
    expect(err).not.toContain('undefined');
  });
});
