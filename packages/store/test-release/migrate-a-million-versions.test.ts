import pg from 'pg';
import { expect, it } from 'vitest';
import { migrations } from '../src/migrations/migrations.js';
import { onPostgreSQL } from '../test/support/each-database.js';
import { fillTables } from '../test/support/fill-tables.js';
import { openDatabase } from '../test/support/open-database.js';
import { revertTo } from '../test/support/revert-to.js';

const specCount = 20_000;
const versionsPerSpec = 50;
const older = '0010-organization-ids';

onPostgreSQL((databases) => {
  it('a million versions are migrated beside reads and writes, none of which takes more than two seconds', async () => {
    const location = await databases.create();
    const connectionString = location.kind === 'postgresql' ? location.url : '';
    const database = await openDatabase(location);
    await revertTo(database, older);
    await fillTables(database, { specCount, versionsPerSpec });
    await database.connection.raw('analyze');
    await database.close();

    const failures: string[] = [];
    let requests = 0;
    let isMigrated = false;
    /** Sends requests of a server of the previous release until the migration has ended. */
    const send = async (number: number, request: (client: pg.Client, turn: number) => Promise<unknown>) => {
      const client = new pg.Client({ connectionString, statement_timeout: 2_000 });
      await client.connect();
      for (let turn = number; !isMigrated; turn += 10) {
        await request(client, turn).catch(async (error) => {
          failures.push(String(error));
          await client.query('rollback');
        });
        requests += 1;
      }
      await client.end();
    };
    const sending = [
      ...[0, 1, 2, 3].map((number) => send(number, read)),
      ...[4, 5].map((number) => send(number, write)),
    ];

    const warnings: string[] = [];
    const upgraded = await openDatabase(location, { onWarning: (message) => warnings.push(message) });
    isMigrated = true;
    await Promise.all(sending);
    console.log(`${requests} requests beside the migration. Warnings: ${warnings.join(' ') || 'none'}`);
    expect(failures).toEqual([]);
    expect(requests).toBeGreaterThan(1_000);
    expect(upgraded.migrated).toEqual(Object.keys(migrations).filter((name) => name > older));
    expect(await upgraded.connection('openapi_specs').whereNot({ name_key: '' }).first('id')).toBeDefined();
    await upgraded.close();
  });
});

async function read(client: pg.Client, turn: number): Promise<void> {
  const spec = specId(turn);
  await client.query('select * from openapi_specs where id = $1', [spec]);
  await client.query(
    'select * from openapi_spec_versions where spec_id = $1 order by created_at desc, id desc limit 50',
    [spec],
  );
  await client.query(
    "select * from openapi_specs where organization_id = 'acme' order by created_at desc, id desc limit 50",
  );
}

/** Publishes a version. */
async function write(client: pg.Client, turn: number): Promise<void> {
  const spec = specId(turn);
  await client.query('begin');
  await client.query('update openapi_specs set version_count = version_count + 1 where id = $1', [spec]);
  await client.query(
    `insert into openapi_spec_versions (id, spec_id, created_at, digest, format, raw, specification, outline)
      values ($1, $2, '2026-02-01T00:00:00.000Z', 'digest', 'openapi:3.1.0', 'raw', 'specification', 'outline')`,
    [`new${turn}`, spec],
  );
  await client.query('commit');
}

function specId(turn: number): string {
  return `spec${String(1 + (turn % specCount)).padStart(5, '0')}`;
}
