import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const packages = fileURLToPath(new URL('../../', import.meta.url));

// What npm would get, installed in an empty folder.
describe('the packed client and mocks', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'specshelf-packed-'));
    for (const name of ['contract', 'sdk', 'mocks']) {
      await run('pnpm', ['pack', '--pack-destination', folder], { cwd: join(packages, name) });
    }
    const tarballs = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
    expect(tarballs).toHaveLength(3);
    await writeFile(join(folder, 'package.json'), '{ "private": true }');
    const files = tarballs.map((name) => `./${name}`);
    await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...files, 'msw@2.15.0'], {
      cwd: folder,
    });
  });

  afterAll(() => rm(folder, { recursive: true }));

  const body = `
    const mocks = startMocks();
    const { baseUrl, token } = mocks.scope();
    const client = new Client({ baseUrl, token });
    const pets = { organizationId: 'default', specSlug: 'pets' };
    const text = '{"openapi":"3.1.0","info":{"title":"Pets","version":"1"},"paths":{}}';
    await client.specs.upsert({ ...pets, source: { text } });
    const spec = await client.specs.get(pets);
    mocks.close();
    console.log(spec.processingState, spec.lastProcessedErrorCount);`;

  it('work as ES modules', async () => {
    const program = `import { startMocks } from '@specshelf/mocks/node';
      import { Client } from '@specshelf/sdk';${body}`;
    await writeFile(join(folder, 'program.mjs'), program);
    expect((await run(process.execPath, ['program.mjs'], { cwd: folder })).stdout).toBe('complete 0\n');
  });

  it('work as CommonJS', async () => {
    const program = `const { startMocks } = require('@specshelf/mocks/node');
      const { Client } = require('@specshelf/sdk');
      (async () => {${body}})();`;
    await writeFile(join(folder, 'program.cjs'), program);
    expect((await run(process.execPath, ['program.cjs'], { cwd: folder })).stdout).toBe('complete 0\n');
  });
});
