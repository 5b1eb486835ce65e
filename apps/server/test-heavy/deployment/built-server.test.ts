import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../../test/support/server/create-client.js';
import { type BuiltServer, main, startBuiltServer } from '../support/start-built-server.js';

const run = promisify(execFile);

describe('the built server', () => {
  let folder: string;
  let server: BuiltServer;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'specshelf-built-'));
    server = await startBuiltServer(folder);
  });

  afterEach(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  it('prints a curl command that publishes a specification', async () => {
    const commands = server.output().match(/^curl .*$/gm) ?? [];
    expect(commands).toHaveLength(1);
    const [publish = ''] = commands;
    expect(JSON.parse((await run('sh', ['-c', publish])).stdout)).toMatchObject({
      processingState: 'pending',
    });
    const token = /Bearer ([^"]+)/.exec(publish)?.[1] ?? '';
    const { specs } = createClient({ baseUrl: server.url, token });
    const spec = await specs.waitUntilProcessed(
      { organizationId: 'default', specSlug: 'pets' },
      { pollInterval: { initial: 50 } },
    );
    expect(spec).toMatchObject({ processingState: 'complete', lastProcessedErrors: [] });
  });

  it('keeps its data across a restart, and prints no token after it', async () => {
    const token = /^ *(shelf_\S+)$/m.exec(server.output())?.[1] ?? '';
    const pets = { organizationId: 'default', specSlug: 'pets' };
    const source = { text: '{"openapi":"3.1.0","info":{"title":"Pets","version":"1"},"paths":{}}' };
    const before = await createClient({ baseUrl: server.url, token }).specs.upsertAndWait(
      { ...pets, source },
      { pollInterval: { initial: 50 } },
    );
    expect(await server.stop()).toBe(0);
    server = await startBuiltServer(folder);
    expect(server.output()).not.toContain('shelf_');
    const after = await createClient({ baseUrl: server.url, token }).specs.get(pets);
    expect(after.lastVersion).toBe(before.lastVersion);
  });

  it('resolves file names of commands that run from a clone against the current directory of the user', async () => {
    const env = { PATH: process.env['PATH'], HOME: folder, DATABASE_URL: 'data/specshelf.sqlite' };
    const root = fileURLToPath(new URL('../../../..', import.meta.url));
    const args = ['--prefix', root, 'run', '--silent', 'specshelf-server', '--', 'backup', 'copy.sqlite'];
    await run('npm', args, { cwd: folder, env });
    expect(await readdir(folder)).toContain('copy.sqlite');
  });

  it('rejects a second server on the same database file with one line (CD13)', async () => {
    expect(await readdir(join(folder, 'data'))).toContain('specshelf.sqlite');
    const second = run(process.execPath, [main, 'serve'], {
      cwd: folder,
      env: { PATH: process.env['PATH'], PORT: '0' },
    });
    await expect(second).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^[^\n]+\n$/) });
  });
});
