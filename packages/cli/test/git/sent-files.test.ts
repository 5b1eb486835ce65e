import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ferrySchema, referringTo } from '../support/documents.js';
import { createRepository, git } from '../support/repository.js';
import { run } from '../support/run.js';
import { startServer } from '../support/server.js';

const files = {
  'services/ferries/openapi.yaml': referringTo('../../common/ferry.yaml#/Ferry'),
  'services/ferries/specshelf.yaml': 'specs: [{ slug: ferries, file: openapi.yaml }]',
  'common/ferry.yaml': ferrySchema,
};

describe('the files of a repository', () => {
  it('are sent without git', async () => {
    const folder = await createRepository(files);
    vi.stubEnv('PATH', '/nothing');
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const server = startServer();
    const cwd = join(folder, 'services/ferries');
    const { code } = await server.run(['publish', '--create', '--no-wait'], { cwd });
    expect(code).toBe(0);
  });

  it('are those of the repository of the configuration', async () => {
    const [folder, other] = [await createRepository(files), await createRepository({ 'a.txt': 'a' })];
    const args = ['check', '--offline', '-c', join(folder, 'services/ferries/specshelf.yaml')];
    expect(await run(args, { cwd: other })).toMatchObject({ code: 0 });
  });

  it('are those of the working directory for a file that is in no repository of the configuration', async () => {
    const [folder, other] = [await createRepository(files), await createRepository({ 'specshelf.yaml': '' })];
    const args = ['check', 'services/ferries/openapi.yaml', '--offline', '-c', join(other, 'specshelf.yaml')];
    expect(await run(args, { cwd: folder })).toMatchObject({ code: 0 });
  });

  it('are not those of another repository for a file that the configuration lists', async () => {
    const folder = await createRepository(files);
    const file = join(folder, 'services/ferries/openapi.yaml');
    const other = await createRepository({ 'specshelf.yaml': `specs: [{ slug: ferries, file: "${file}" }]` });
    const args = ['check', '--offline', '-c', join(other, 'specshelf.yaml')];
    const { code, out } = await run(args, { cwd: folder });
    expect(code).toBe(2);
    expect(out).toContain('is outside of');
  });

  it('are those of the working directory without a repository if the configuration is in it', async () => {
    const args = ['check', '-', '--offline', '-c', 'services/ferries/specshelf.yaml'];
    const stdin = referringTo('./common/ferry.yaml#/Ferry');
    expect(await run(args, { files, stdin })).toMatchObject({ code: 0 });
  });

  it('include those around a submodule for a configuration above', async () => {
    const folder = await createRepository({ ...files, 'specshelf.yaml': 'failOn: error' });
    git(folder, 'clone', '--quiet', '.', 'sub');
    await writeFile(join(folder, 'sub/openapi.yaml'), referringTo('../common/ferry.yaml#/Ferry'));
    const args = ['check', 'openapi.yaml', '--offline', '-c', '../specshelf.yaml'];
    const result = await run(args, { cwd: join(folder, 'sub') });
    expect(result).toMatchObject({ code: 0 });
  });

  it('are not those around a folder .git that is no repository', async () => {
    const { code, folder } = await run(['--version'], { files });
    await mkdir(join(folder, '.git'));
    expect(code).toBe(0);
    const cwd = join(folder, 'services/ferries');
    expect(await run(['check', '--offline'], { cwd })).toMatchObject({ code: 1 });
    await writeFile(join(folder, '.git/HEAD'), 'ref: refs/heads/main');
    expect(await run(['check', '--offline'], { cwd })).toMatchObject({ code: 0 });
  });

  it('are those of the workspace without a repository', async () => {
    const { folder } = await run(['--version'], { files });
    const cwd = join(folder, 'services/ferries');
    const env = { CI_PROJECT_DIR: folder };
    expect(await run(['check', '--offline'], { cwd, env })).toMatchObject({ code: 0 });
    expect(await run(['check', '--offline'], { cwd })).toMatchObject({ code: 1 });
  });
});
