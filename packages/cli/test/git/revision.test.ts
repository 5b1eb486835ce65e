import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { after, before, ferrySchema, referringTo } from '../support/documents.js';
import { createRepository, git, writeFiles } from '../support/repository.js';
import { run } from '../support/run.js';

const commands = ['diff', 'check'] as const;

const against = (command: string, cwd: string, ...files: string[]) =>
  run([command, ...files, '--against', 'git:main'], { cwd });

describe.each(commands)('%s with a git revision', (command) => {
  it('names the files that are new', async () => {
    const folder = await createRepository({ 'openapi.yaml': before });
    await writeFiles(folder, { 'new.yaml': after, 'api/new.yaml': after });
    const { code, err } = await against(command, folder, 'openapi.yaml', 'new.yaml', 'api/new.yaml');
    expect(code).toBe(0);
    expect(err.trim().split('\n').sort()).toEqual([
      'api/new.yaml is not in the revision main, so all of it is new.',
      'new.yaml is not in the revision main, so all of it is new.',
    ]);
  });

  it('fails if git cannot read a file', async () => {
    const folder = await createRepository({ 'openapi.yaml': before });
    await writeFile(join(folder, 'openapi.yaml'), after);
    await removeObject(folder, git(folder, 'rev-parse', 'HEAD:openapi.yaml').trim());
    const { code, out } = await against(command, folder, 'openapi.yaml');
    expect(code).toBe(2);
    expect(out).toContain('main:openapi.yaml cannot be read: git failed with the exit code 128.');
    expect(out).toMatch(/fatal: .*bad file/);
  });

  it('fails if git cannot read a folder, or a file that is referenced', async () => {
    const folder = await createRepository({
      'openapi.yaml': referringTo('./common/ferry.yaml#/Ferry'),
      'common/ferry.yaml': ferrySchema,
    });
    await removeObject(folder, git(folder, 'rev-parse', 'HEAD:common').trim());
    const { code, out } = await against(command, folder, 'openapi.yaml');
    expect(code).toBe(2);
    expect(out).toContain('main:common/ferry.yaml cannot be read');
  });

  it('fails for a file that is not a text in the revision', async () => {
    const folder = await createRepository({ 'openapi.yaml': 'a\u0000b' });
    await writeFile(join(folder, 'openapi.yaml'), after);
    const { code, out } = await against(command, folder, 'openapi.yaml');
    expect(code).toBe(2);
    expect(out).toContain('main:openapi.yaml:1:2: error: The text contains a null character');
  });

  it('fails for a file of a submodule', async () => {
    const folder = await createRepository({ 'openapi.yaml': before });
    git(folder, 'clone', '--quiet', '.', 'apis/sub');
    const commit = git(folder, 'rev-parse', 'HEAD').trim();
    git(folder, 'update-index', '--add', '--cacheinfo', `160000,${commit},apis/sub`);
    git(folder, 'commit', '--quiet', '--message=Add a submodule');
    await writeFile(join(folder, 'apis/sub/openapi.yaml'), after);
    const { code, out } = await against(command, folder, 'apis/sub/openapi.yaml');
    expect(code).toBe(2);
    expect(out).toContain('main:apis/sub/openapi.yaml cannot be read: it is in the submodule apis/sub');
    expect(await against(command, join(folder, 'apis/sub'), 'openapi.yaml')).toMatchObject({ code: 1 });
  });

  it('fails for files of other repositories and of none', async () => {
    const [folder, other] = [await createRepository({ 'a.yaml': before }), await emptyFolder()];
    await writeFiles(other, { 'openapi.yaml': after });
    const outside = await against(command, folder, join(other, 'openapi.yaml'));
    expect(outside.code).toBe(2);
    expect(outside.out).toContain(`is outside of the repository ${folder}`);
    git(folder, 'clone', '--quiet', '.', 'nested');
    const nested = await against(command, folder, 'nested/a.yaml');
    expect(nested.code).toBe(2);
    expect(nested.out).toContain(`belongs to the repository ${join(folder, 'nested')}`);
  });

  it('fails for a folder that became a file', async () => {
    const folder = await createRepository({ 'api/openapi.yaml': before });
    await rm(join(folder, 'api'), { recursive: true });
    await writeFile(join(folder, 'api'), after);
    const { code, out } = await against(command, folder, 'api');
    expect(code).toBe(2);
    expect(out).toContain('main:api cannot be read: it is a folder in the revision main.');
  });

  it('fails for standard input, which has no earlier version', async () => {
    const folder = await createRepository({ 'openapi.yaml': before });
    const args = [command, '-', '--against', 'git:main'];
    const { code, out, err } = await run(args, { cwd: folder, stdin: after });
    expect(code).toBe(2);
    expect(out + err).toContain('stdin is not a file, so it has no earlier version');
  });

  it.each([
    ['nothing', 'There is no revision "nothing" in this repository'],
    ['--output=x', 'There is no revision "--output=x" in this repository'],
    ['main:openapi.yaml', 'There is no revision "main:openapi.yaml" in this repository'],
  ])('fails once for the revision %s', async (revision, message) => {
    const folder = await createRepository({ 'openapi.yaml': before, 'b.yaml': before });
    const args = [command, 'openapi.yaml', 'b.yaml', '--against', `git:${revision}`];
    const { code, out, err } = await run(args, { cwd: folder });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.split(message)).toHaveLength(2);
  });

  it('fails without git', async () => {
    const folder = await createRepository({ 'openapi.yaml': before });
    vi.stubEnv('PATH', await emptyFolder());
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const { code, err } = await against(command, folder, 'openapi.yaml');
    expect(code).toBe(2);
    expect(err).toBe('The revision main cannot be read: git is not installed.\n');
  });

  it('prints why git refuses a repository', async () => {
    const folder = await createRepository({ 'openapi.yaml': before });
    await writeFile(join(folder, '.git/config'), '[core');
    const { code, err } = await against(command, folder, 'openapi.yaml');
    expect(code).toBe(2);
    expect(err).toMatch(/The revision main cannot be read: git failed.*\nfatal: bad config/);
  });

  it('compares with a description that has files in more folders above', async () => {
    const folder = await createRepository({
      'api/openapi.yaml': referringTo('../common/ferry.yaml#/Ferry'),
      'common/ferry.yaml': ferrySchema,
    });
    await writeFiles(folder, {
      'api/openapi.yaml': referringTo('./ferry.yaml#/Ferry'),
      'api/ferry.yaml': ferrySchema.replace('required: [name]', 'required: [size]'),
    });
    const { code, out } = await against(command, folder, 'api/openapi.yaml');
    expect(code).toBe(1);
    expect(out).toContain('from main:api/openapi.yaml to api/openapi.yaml');
  });
});

describe.each(commands)('%s with symbolic links', (command) => {
  async function linked() {
    const folder = await createRepository({
      'real/s.yaml': referringTo('./ferry.yaml#/Ferry'),
      'real/ferry.yaml': ferrySchema,
    });
    await mkdir(join(folder, 'api'));
    await symlink('../real', join(folder, 'api/common'));
    await symlink('../real/s.yaml', join(folder, 'api/link.yaml'));
    await symlink('../real/ferry.yaml', join(folder, 'api/ferry.yaml'));
    git(folder, 'add', '.');
    git(folder, 'commit', '--quiet', '--message=Add links');
    return folder;
  }

  it.each(['api/link.yaml', 'api/common/s.yaml', 'real/s.yaml'])('follows those of %s', async (file) => {
    const folder = await linked();
    const equal = await against(command, folder, file);
    expect(equal).toMatchObject({ code: 0, err: '' });
    expect(equal.out).toContain(`from main:${file}`);
    await writeFile(join(folder, 'real/ferry.yaml'), ferrySchema.replace('integer', 'string'));
    expect(await against(command, folder, file)).toMatchObject({ code: 1, err: '' });
  });

  it('follows them as the revision has them', async () => {
    const folder = await linked();
    await rm(join(folder, 'api/link.yaml'));
    await writeFile(join(folder, 'api/link.yaml'), after);
    const { code, out } = await against(command, folder, 'api/link.yaml');
    expect(code).toBe(1);
    expect(out).toContain('`/ferries` was removed');
  });

  it('reads the target of a link that the revision does not have', async () => {
    const folder = await linked();
    await mkdir(join(folder, 'node_modules'));
    await symlink('../real', join(folder, 'node_modules/real'));
    await writeFile(join(folder, 'real/ferry.yaml'), ferrySchema.replace('integer', 'string'));
    const { code, err } = await against(command, folder, 'node_modules/real/s.yaml');
    expect({ code, err }).toEqual({ code: 1, err: '' });
  });

  it('works if a link leads to the repository', async () => {
    const [folder, outside] = [await linked(), await emptyFolder()];
    await symlink(folder, join(outside, 'clone'));
    await writeFile(join(folder, 'real/ferry.yaml'), ferrySchema.replace('integer', 'string'));
    const result = await against(command, join(outside, 'clone'), 'api/link.yaml');
    expect(result).toMatchObject({ code: 1, err: '' });
  });

  it.each([
    ['/etc/hosts', 'lead out of it'],
    ['../../hosts.yaml', 'lead out of it'],
    ['./loop.yaml', 'form a loop'],
  ])('does not follow one to %s', async (target, message) => {
    const folder = await createRepository({ 'openapi.yaml': before });
    await mkdir(join(folder, 'api'));
    await symlink(target, join(folder, 'api/loop.yaml'));
    git(folder, 'add', '.');
    git(folder, 'commit', '--quiet', '--message=Add a link');
    await rm(join(folder, 'api/loop.yaml'));
    await writeFile(join(folder, 'api/loop.yaml'), after);
    const { code, out } = await against(command, folder, 'api/loop.yaml');
    expect(code).toBe(2);
    expect(out).toContain(message);
  });
});

describe('diff --against', () => {
  it('reports the URLs that it does not compare', async () => {
    const folder = await createRepository({ 'openapi.yaml': before });
    const { code, err } = await against('diff', folder, 'openapi.yaml', 'https://acme.example/a.yaml');
    expect({ code, err }).toEqual({
      code: 0,
      err: 'https://acme.example/a.yaml is not compared, because a comparison fetches nothing.\n',
    });
  });

  it('compares nothing if one description is standard input', async () => {
    const folder = await createRepository({ 'openapi.yaml': before });
    expect(await against('diff', folder, '-', 'openapi.yaml')).toMatchObject({ code: 2, out: '' });
  });
});

async function emptyFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'specshelf-cli-')));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const removeObject = (folder: string, id: string) =>
  rm(join(folder, '.git/objects', id.slice(0, 2), id.slice(2)), { force: true });
