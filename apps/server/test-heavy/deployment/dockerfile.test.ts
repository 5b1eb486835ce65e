import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../../scripts/install/free-port.js';
import { installNode } from '../../../../scripts/install/install-node.js';
import { copyBuildContext } from '../support/copy-build-context.js';
import { runDockerfile } from '../support/run-dockerfile.js';

const run = promisify(execFile);
const context = fileURLToPath(new URL('../../../../', import.meta.url));
const minutes = 60_000;

describe('the Dockerfile', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'specshelf-image-'));
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it(
    'builds an image whose server becomes ready and stops on SIGTERM, instruction by instruction',
    async () => {
      const { command, environment, workingDirectory, healthCheck } = await runDockerfile({
        context,
        folder,
        installNode: (version) => installNode(join(folder, 'node'), version),
        report: (doing) => console.log(`Dockerfile: ${doing}`),
      });
      const port = `${await freePort()}`;
      const env = { ...environment, HOST: '127.0.0.1', PORT: port };
      const [program = '', ...args] = command;
      const server = spawn(program, args, {
        cwd: workingDirectory,
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = once(server, 'exit');
      let output = '';
      server.stdout.on('data', (chunk) => (output += chunk));
      while (!output.includes('listens on') && server.exitCode === null) {
        await Promise.race([once(server.stdout, 'data'), ended]);
      }
      const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
      expect([ready.status, await ready.json()]).toEqual([200, expect.objectContaining({ status: 'ok' })]);
      expect(existsSync(join(workingDirectory, 'specshelf.sqlite'))).toBe(true);
      const [checker = '', ...checkerArgs] = healthCheck;
      await run(checker, checkerArgs, { env });
      expect((await run('specshelf-server', ['--version'], { env })).stdout).toMatch(/^\d+\.\d+\.\d+$/m);
      server.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
      await expect(run(checker, checkerArgs, { env })).rejects.toMatchObject({ code: 1 });
    },
    25 * minutes,
  );

  it('excludes the paths in .dockerignore from the image', async () => {
    const copied = join(folder, 'copied');
    await copyBuildContext(context, copied);
    for (const included of ['.pnpmfile.cjs', 'pnpm-lock.yaml', 'apps/server/src/main.ts']) {
      expect(existsSync(join(copied, included)), included).toBe(true);
    }
    for (const ignored of ['node_modules', 'apps/server/node_modules', 'apps/server/dist', '.git']) {
      expect(existsSync(join(copied, ignored)), ignored).toBe(false);
    }
  });
});
