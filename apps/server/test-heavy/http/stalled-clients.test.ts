import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openRawConnection } from '../../test/support/http/open-raw-connection.js';
import { bundleServer } from '../../test/support/server/bundle-server.js';
import { createClient } from '../../test/support/server/create-client.js';
import { startBuiltServer } from '../support/start-built-server.js';

const token = 'a-token-for-this-test';
const where = { organizationId: 'default', specSlug: 'large' };
const clients = 40;
const megabytes = 24;
const mostAdded = 48;

// Only Linux reports the resident memory of a process in this form.
it.runIf(process.platform === 'linux')(
  `${clients} clients that stop reading ${megabytes} MB add less than ${mostAdded} MB to the memory of the server`,
  async () => {
    const { url, pid } = await start();
    const { specs } = createClient({ baseUrl: url, token });
    await specs.upsert({ ...where, source: { text: largeSpecification() } });
    await specs.setVisibility({ ...where, visibility: 'public' });
    await expect.poll(async () => (await specs.get(where)).processingState).toBe('complete');
    const published = await findPublished(url);
    for (let time = 0; time < 5; time++) await read(published);
    const before = residentMegabytes(pid);
    for (let count = 0; count < clients; count++) {
      const client = openRawConnection(url);
      onTestFinished(() => client.hangUp());
      client.send(`GET ${new URL(published).pathname} HTTP/1.1\r\nHost: a\r\n\r\n`);
      await client.until(/ 200 OK/);
      client.pause();
    }
    // Another client still receives the whole document; by then the buffers of the stalled clients are full.
    await read(published);
    const added = residentMegabytes(pid) - before;
    process.stdout.write(`${clients} stalled clients added ${added.toFixed(1)} MB\n`);
    expect(added).toBeLessThan(mostAdded);
  },
);

async function start() {
  const bundled = await bundleServer();
  onTestFinished(() => bundled.remove());
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const server = await startBuiltServer(
    folder,
    { SPECSHELF_BOOTSTRAP_TOKEN: token, SPECSHELF_CACHE_LIMIT: '4000000' },
    bundled.program,
  );
  onTestFinished(async () => void (await server.stop()));
  return server;
}

/** The address of the document without a token. */
async function findPublished(url: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const path = `/v1/orgs/${where.organizationId}/openapi/${where.specSlug}/versions/latest/content`;
  const { urls } = await (await fetch(url + path, { headers })).json();
  return new URL(new URL(urls.public).pathname, url).href;
}

async function read(address: string): Promise<void> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  expect(response.status).toBe(200);
  const length = (await response.arrayBuffer()).byteLength;
  expect(length).toBeGreaterThan(megabytes * 1e6);
}

function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1000;
}

function largeSpecification(): string {
  const lines = Array.from({ length: megabytes * 1000 + 1 }, (_, line) => `${line} ${'text '.repeat(200)}`);
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Large', version: '1' },
    paths: {},
    'x-lines': lines,
  });
}
