import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixture } from '@specshelf/conformance';
import { expect, it } from 'vitest';
import { createClient } from '../support/server/create-client.js';
import { runCommand } from '../support/server/run-command.js';
import { startServer, type TestServer } from '../support/server/start-server.js';

const organizationId = 'default';
const config = { publicURL: 'https://specs.example' };

it('a backup during writes restores a consistent snapshot (CD22)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-restore-'));
  const [file, copy] = [join(folder, 'specs.sqlite'), join(folder, 'copy.sqlite')];
  const original = await startServer({ databaseFile: file, config });
  const token = (await original.server.bootstrap()) ?? '';
  // Large enough that the backup takes several steps.
  await original.server.stores.contents.put([{ digest: 'large', bytes: randomBytes(20_000_000) }]);
  let written = 0;
  const write = () => publish(original, token, `spec-${++written}`);
  for (let before = 0; before < 3; before++) await write();

  let isMade = false;
  const backup = runCommand(['backup', copy], { env: { DATABASE_URL: file } });
  void backup.then(() => {
    isMade = true;
  });
  while (!isMade) await write();
  expect(await backup).toMatchObject({ code: 0 });
  await write();

  await copyFile(`${file}.key`, `${copy}.key`);
  const restored = await startServer({ databaseFile: copy, config, start: original.now() });
  await restored.server.processor.idle();
  const [before, after] = [await contentOf(original, token), await contentOf(restored, token)];
  const { specs, count } = after;
  expect(specs.length).toBeGreaterThanOrEqual(3);
  expect(specs.length).toBeLessThan(written);
  expect(count).toBe(specs.length);
  // Writes are sequential: the backup contains the first ones, of which the last may have been incomplete.
  const finished = specs.length - 1;
  expect(specs.slice(0, finished)).toEqual(before.specs.slice(0, finished));
  expect(specs[finished]?.spec).toMatchObject({
    id: before.specs[finished]?.spec.id,
    processingState: 'complete',
  });
  await restored.close();
  await original.close();
  await rm(folder, { recursive: true });
});

async function publish({ url, server, advance }: TestServer, token: string, specSlug: string): Promise<void> {
  const { specs } = createClient({ baseUrl: url, token });
  // Lists are ordered by time.
  advance(1);
  const text = fixture('ferry.yaml').replace('Ferry API', specSlug);
  await specs.upsert({ organizationId, specSlug, source: { text } });
  await server.processor.idle();
  await specs.setVisibility({ organizationId, specSlug, visibility: 'public' });
}

/** Returns all data that the API can list and read. */
async function contentOf({ url }: TestServer, token: string) {
  const { specs } = createClient({ baseUrl: url, token });
  const list = await specs.list({ organizationId, limit: 1000 });
  const found = list.items.map(async (spec) => {
    const params = { organizationId, specSlug: spec.slug };
    const versions = await specs.versions.list(params);
    const raw = await specs.versions.getLatestRaw(params);
    const content = await specs.versions.getLatestContent(params);
    return { spec, versions: versions.items, count: versions.count, raw, content };
  });
  return { count: list.count, specs: await Promise.all(found) };
}
