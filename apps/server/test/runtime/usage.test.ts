import { fixture } from '@specshelf/conformance';
import { expect, it } from 'vitest';
import { createClient } from '../support/server/create-client.js';
import { startServer } from '../support/server/start-server.js';

const pets = { organizationId: 'default', specSlug: 'pets' };
const day = 86_400_000;

async function startWithVersion() {
  const target = await startServer({ databaseFile: ':memory:' });
  const token = await target.server.bootstrap();
  const client = createClient({ baseUrl: target.url, token: token ?? '', maxRetries: 0 });
  await client.specs.upsert({ ...pets, source: { text: fixture('ferry.yaml') } });
  await target.server.processor.idle();
  const { lastVersion: versionId = '' } = await client.specs.get(pets);
  const stored = () => target.server.stores.usage.list({ versionId, since: '2000-01-01', limit: 10 });
  return { ...target, client, version: { ...pets, versionId }, stored };
}

it('stores reads only when there are some, together', async () => {
  const { server, client, version, stored, close } = await startWithVersion();
  await client.specs.versions.get(version);
  await client.specs.versions.getDocument(version);
  expect(await stored()).toEqual([]);
  await server.service.flushUsage();
  expect(await stored()).toMatchObject([{ requests: 2 }]);
  const changes = async () => {
    const [row] = await server.database.query((connection) =>
      connection.select(connection.raw('total_changes() as changes')),
    );
    return row.changes;
  };
  const before = await changes();
  await server.service.flushUsage();
  expect(await changes()).toBe(before);
  await close();
});

it('stores the last reads when the server stops', async () => {
  const { server, client, version, close } = await startWithVersion();
  await client.specs.versions.getLatest(version);
  const added: number[] = [];
  const { usage } = server.stores;
  const { add } = usage;
  usage.add = async (reads) => {
    await add(reads);
    added.push(...reads.map(({ requests }) => requests));
  };
  await close();
  expect(added).toEqual([1]);
});

it('removes reads after 30 days with the retention', async () => {
  const { server, client, version, stored, advance, close } = await startWithVersion();
  await client.specs.versions.get(version);
  await server.service.flushUsage();
  advance(29 * day);
  await server.operator.retention.prune();
  expect(await stored()).toHaveLength(1);
  advance(day);
  await server.operator.retention.prune();
  expect(await stored()).toEqual([]);
  await close();
});
