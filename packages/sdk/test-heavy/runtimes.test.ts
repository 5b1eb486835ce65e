import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FaultyServer, startFaultyServer } from './robustness/faulty-server.js';
import type { RowResult } from './robustness/table.js';
import {
  chromiumFile,
  installRuntimes,
  page,
  type Runtime,
  type Runtimes,
} from './runtimes/install-runtimes.js';

const isLinux = process.platform === 'linux' && process.arch === 'x64';
if (!isLinux) console.log('runtimes: skipped, because their packages are for Linux on x64');

const nodes: readonly Runtime[] = ['node20', 'node22', 'node24', 'node26'];
const others: readonly Runtime[] = ['bun', 'deno', 'workerd'];
const all: readonly Runtime[] = [...nodes, ...others, ...(chromiumFile ? ['chromium' as const] : [])];

const smoke = new URL('runtimes/smoke.js', import.meta.url);
const probe = new URL('robustness/probe.ts', import.meta.url);
const outcome =
  'pets complete 0, pets, operator string 1, 1, true true api 404, aborted, undefined, undefined, # Pets\n';

// The packed mocks behind HTTP.
const mocks = `
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createBackend } from '@specshelf/mocks/backend';

const server = createServer(async (request, response) => {
  const chunks = await request.toArray();
  const { port } = server.address();
  backend ??= createBackend({ baseUrl: 'http://127.0.0.1:' + port });
  const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
  const { method, headers } = request;
  // The page has the origin of the API, so that CORS does not matter.
  if (request.url === '/page') return response.setHeader('content-type', 'text/html').end(process.argv[2]);
  if (request.url === '/page.js') return response.end(readFileSync('page.js'));
  const answer = await backend.fetch(request.url, { method, headers, body });
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
});
let backend;
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

describe.runIf(isLinux)('the packed client', () => {
  let runtimes: Runtimes;
  let specshelf: ChildProcess;
  let origin: string;
  let faulty: FaultyServer;

  beforeAll(async () => {
    runtimes = await installRuntimes();
    await runtimes.consumer.write('mocks.mjs', mocks);
    const child = spawn(process.execPath, ['mocks.mjs', page], {
      cwd: runtimes.consumer.folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    specshelf = child;
    for await (const port of child.stdout.iterator({ destroyOnReturn: false })) {
      origin = `http://127.0.0.1:${String(port).trim()}`;
      break;
    }
    faulty = await startFaultyServer(servePage);
  });

  afterAll(async () => {
    specshelf?.kill();
    faulty?.close();
    await runtimes?.consumer.remove();
  });

  const servePage: RequestListener = async ({ url }, response) => {
    if (url === '/page') return response.setHeader('content-type', 'text/html').end(page);
    if (url === '/page.js') return response.end(await readFile(join(runtimes.consumer.folder, 'page.js')));
    return response.writeHead(404).end();
  };

  it.each(nodes)('works on %s, as an ES module and as CommonJS', async (node) => {
    expect(await runtimes.run(node, smoke, { origin })).toBe(outcome);
    expect(await runtimes.run(node, smoke, { origin }, 'cjs')).toBe(outcome);
  });

  it.each(all.filter((runtime) => !nodes.includes(runtime)))('works on %s', async (runtime) => {
    expect(await runtimes.run(runtime, smoke, { origin })).toBe(outcome);
  });

  it.each(all)('passes all rows of the robustness table on %s', async (runtime) => {
    const { origin, otherOrigin, closedOrigin } = faulty;
    const place = { origin, otherOrigin, closedOrigin };
    const results: RowResult[] = JSON.parse(await runtimes.run(runtime, probe, place));
    expect(results.map(({ number }) => number)).toEqual(Array.from({ length: 58 }, (_, index) => index + 1));
    const failures = results.filter(({ failure }) => failure !== undefined);
    expect(failures.map(({ number, title, failure }) => `${number} ${title}: ${failure}`)).toEqual([]);
  });
});
