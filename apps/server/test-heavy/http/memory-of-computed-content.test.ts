import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type BundledServer, bundleServer } from '../../test/support/server/bundle-server.js';
import { createClient } from '../../test/support/server/create-client.js';
import { memoryOf, resetPeak } from '../../test/support/server/memory-of.js';
import { startServer } from '../../test/support/server/start-server.js';
import { startServerProcess } from '../support/server-process.js';

const organizationId = 'acme';
const specSlug = 'long';
const spaceId = 'docs';
const requests = 12;
const megabytes = 500;

/** 9.7 MB of Markdown, in which every word has its own format. */
const description = 'one **two** `three` '.repeat(485_000);

let bundled: BundledServer;
let folder: string;
let token: string;

beforeAll(async () => {
  bundled = await bundleServer();
  folder = await mkdtemp(join(tmpdir(), 'specshelf-memory-'));
  const target = await startServer({ databaseFile: join(folder, 'specs.sqlite'), start: new Date() });
  const { operator, processor } = target.server;
  await operator.organizations.create(organizationId);
  await operator.spaces.create({ id: spaceId, organizationId });
  token = await target.token({ scopes: ['openapi:read', 'openapi:write', 'space:read'] });
  const { specs } = createClient({ baseUrl: target.url, token, maxRetries: 0 });
  const info = { title: 'Long', version: '1', description };
  const text = JSON.stringify({ openapi: '3.1.0', info, paths: {} });
  await specs.upsert({ organizationId, specSlug, source: { text } });
  await processor.idle();
  expect(await specs.get({ organizationId, specSlug })).toHaveProperty('lastVersion');
  await target.close();
});
afterAll(async () => {
  await bundled.remove();
  await rm(folder, { recursive: true });
});

for (const schema of ['current', 'next'] as const) {
  it(`${requests} concurrent documents (${schema}) of a description of 9.7 MB take less than ${megabytes} MB`, async ({
    skip,
  }) => {
    // A new process, because memory that processing has allocated would hide growth.
    const server = startServerProcess({
      program: bundled.program,
      environment: { PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: join(folder, 'specs.sqlite') },
    });
    onTestFinished(() => server.kill());
    const client = createClient({ baseUrl: await server.listening(), token, maxRetries: 0 });
    await client.specs.get({ organizationId, specSlug });
    const before = memoryOf(server.pid);
    if (!before) return skip('This system does not report the memory of a process.');
    resetPeak(server.pid);
    const source = {
      type: 'builtin:openapi',
      props: { doc: 'info', page: 'info-introduction' },
      dependencies: { spec: { ref: { kind: 'openapi' as const, spec: specSlug } } },
    };
    // Different seeds, because requests with equal seeds share one computation.
    const documents = await Promise.all(
      Array.from({ length: requests }, (_, n) =>
        client.computedContent.generateDocument({ spaceId, source, seed: `seed ${n}`, schema }),
      ),
    );
    for (const { nodes } of documents) expect(JSON.stringify(nodes)).toContain('one **two**');
    const growth = (memoryOf(server.pid)?.peak ?? Number.NaN) - before.now;
    console.log(
      `${requests} documents (${schema}): ${Math.round(before.now)} MB before, ${Math.round(growth)} MB more at the peak`,
    );
    // Detects a peak that was not reset or not read.
    expect(growth).toBeGreaterThan(0);
    expect(growth).toBeLessThan(megabytes);
  });
}
