import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSize, isMeasured } from '../../../../scripts/testing/expect-size.js';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../../', import.meta.url));

const published = [
  'packages/contract',
  'packages/sdk',
  'packages/mocks',
  'packages/render',
  'packages/cli',
  'apps/server',
];

interface Tarball {
  size: number;
  version: string;
  files: { path: string }[];
}

// Runs in a copy of the repository with its build output, because a release changes versions and changelogs.
describe('a release', () => {
  let copy: string;

  beforeAll(async () => {
    copy = await mkdtemp(join(tmpdir(), 'specshelf-release-'));
    const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      maxBuffer: 2 ** 24,
    });
    const builds = published.map((path) => `${path}/dist`);
    for (const path of [...stdout.split('\0').filter(Boolean), ...builds]) {
      await cp(join(root, path), join(copy, path), { recursive: true });
    }
    for (const path of ['.', ...published]) {
      await symlink(join(root, path, 'node_modules'), join(copy, path, 'node_modules'));
    }
    await run('git', ['init', '--quiet'], { cwd: copy });
    await run('node_modules/.bin/changeset', ['version'], { cwd: copy });
  });

  afterAll(() => rm(copy, { recursive: true }));

  const manifestOf = async (path: string, folder = copy) =>
    JSON.parse(await readFile(join(folder, path, 'package.json'), 'utf8'));

  it('changes the version and the changelog of published packages only', async () => {
    for (const path of published) {
      const { version } = await manifestOf(path);
      const before = await manifestOf(path, root);
      expect(version, path).not.toBe(before.version);
      expect(await readFile(join(copy, path, 'CHANGELOG.md'), 'utf8'), path).toContain(`## ${version}`);
    }
    for (const name of ['changes', 'conformance', 'generator', 'markdown', 'parser', 'service']) {
      const path = `packages/${name}`;
      expect((await manifestOf(path)).version, name).toBe((await manifestOf(path, root)).version);
      await expect(readFile(join(copy, path, 'CHANGELOG.md')), name).rejects.toThrow('ENOENT');
    }
  });

  it.each(published)('publishes %s with its metadata, and without sources and tests', async (path) => {
    const folder = join(copy, path);
    const { stdout } = await run('pnpm', ['publish', '--dry-run', '--no-git-checks', '--json'], {
      cwd: folder,
      maxBuffer: 2 ** 24,
    });
    const tarball: Tarball = JSON.parse(stdout);
    const manifest = await manifestOf(path);
    expect(tarball.version).toBe(manifest.version);
    expect(manifest.keywords.length).toBeGreaterThan(2);
    expect(manifest.homepage).toContain(path);
    expect(manifest.repository).toMatchObject({ type: 'git', directory: path });
    const files = tarball.files.map((file) => file.path);
    expect(files).toEqual(expect.arrayContaining(['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']));
    expect(files.filter((file) => /\.map$|^(?:src|test|scripts)\//.test(file))).toEqual([]);
    const measured = `${path}, packed`;
    if (isMeasured(measured)) expectSize(measured, tarball.size);
    expect(tarball.size).toBeLessThan(5_000_000);
  });
});
