import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../scripts/testing/eventually.js';
import type { DatabaseLocation } from '../src/database/database.js';
import { migrations } from '../src/migrations/migrations.js';
import { onPostgreSQL } from '../test/support/each-database.js';
import { fillTables } from '../test/support/fill-tables.js';
import { openDatabase } from '../test/support/open-database.js';
import { revertTo } from '../test/support/revert-to.js';

const specCount = 450;
const older = '0010-organization-ids';
const later = Object.keys(migrations).filter((name) => name > older);

onPostgreSQL((databases) => {
  describe('a migration of a database that other servers use', () => {
    let location: DatabaseLocation;
    let clients: pg.Client[];
    let warnings: string[];

    beforeEach(async () => {
      location = await databases.create();
      const database = await openDatabase(location);
      await revertTo(database, older);
      await fillTables(database, { specCount, versionsPerSpec: 4 });
      await database.close();
      clients = [];
      warnings = [];
    });

    afterEach(() => Promise.all(clients.map((client) => client.end())));

    /** Connects like a server of the previous release, whose queries fail when they wait ten seconds for a lock. */
    async function connect(): Promise<pg.Client> {
      const connectionString = location.kind === 'postgresql' ? location.url : '';
      const client = new pg.Client({ connectionString, lock_timeout: 10_000 });
      client.on('error', () => undefined);
      await client.connect();
      clients.push(client);
      return client;
    }

    async function migrate(): Promise<readonly string[]> {
      const database = await openDatabase(location, { onWarning: (message) => warnings.push(message) });
      await database.close();
      return database.migrated;
    }

    /** Waits until a query of another connection waits for a lock. */
    async function untilWaiting(client: pg.Client, pattern: string): Promise<{ pid: number }> {
      let waiting: { pid: number } | undefined;
      await eventually(async () => {
        const { rows } = await client.query(
          `select pid from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and query ~* $1`,
          [pattern],
        );
        expect(rows).not.toEqual([]);
        waiting = rows[0];
      });
      if (!waiting) throw new Error('No query waits');
      return waiting;
    }

    const read = (client: pg.Client) => client.query('select count(*) from openapi_specs');
    const write = (client: pg.Client, id: string) =>
      client.query('update openapi_specs set updated_at = created_at where id = $1', [id]);

    it('lets requests pass while a long transaction uses its tables, and tries again', async () => {
      const [dump, server] = [await connect(), await connect()];
      await dump.query('begin; lock table openapi_specs in access share mode');
      const migrating = migrate();
      for (let attempt = 0; attempt < 3; attempt++) {
        await untilWaiting(server, 'openapi_specs');
        // They queue behind the migration, and are answered before the long transaction ends.
        await read(server);
        await write(server, 'spec00001');
      }
      await eventually(async () => {
        expect(warnings).toEqual([
          'The tables openapi_specs are in use: a migration tries again until no transaction uses them for a moment.',
        ]);
      });
      await dump.query('commit');
      expect(await migrating).toEqual(later);
      expect(warnings).toHaveLength(1);
    });

    it('commits rows batch by batch', async () => {
      const [other, server] = [await connect(), await connect()];
      // Stops the second batch, without a lock on the table.
      await other.query(`create function wait_in_batch() returns trigger language plpgsql as $$ begin
          if new.id = 'spec00300' then perform pg_advisory_xact_lock(42); end if;
          return new;
        end $$;
        create trigger wait_in_batch before update on openapi_specs for each row execute function wait_in_batch();
        select pg_advisory_lock(42)`);
      const migrating = migrate();
      await untilWaiting(server, '^update "openapi_specs"');
      const { rows } = await server.query(
        "select name_key <> '' as filled, min(id), max(id) from openapi_specs group by 1 order by 1",
      );
      expect(rows).toEqual([
        { filled: false, min: 'spec00201', max: 'spec00450' },
        { filled: true, min: 'spec00001', max: 'spec00200' },
      ]);
      const progress = await server.query("select progress from migrations where name = '0011-catalog'");
      expect(progress.rows).toEqual([{ progress: '{"steps":1,"after":"spec00200"}' }]);
      // Rows of the first batch are not locked any longer.
      await write(server, 'spec00100');
      await other.query('select pg_advisory_unlock(42)');
      expect(await migrating).toEqual(later);
    });

    it('creates indexes while rows are written', async () => {
      const [other, server] = [await connect(), await connect()];
      // An index is only created when all transactions have ended that may not see its rows.
      await other.query('begin isolation level repeatable read; select 1 from integrations');
      const migrating = migrate();
      await untilWaiting(server, 'create index concurrently');
      for (let written = 1; written <= 5; written++) await write(server, `spec0000${written}`);
      await read(server);
      await other.query('commit');
      expect(await migrating).toEqual(later);
    });

    it('creates an index again whose creation was interrupted', async () => {
      const [other, server] = [await connect(), await connect()];
      await other.query('begin isolation level repeatable read; select 1 from integrations');
      const migrating = migrate();
      const failed = expect(migrating).rejects.toThrow(/cannot be opened/);
      const { pid } = await untilWaiting(server, 'create index concurrently');
      await server.query('select pg_terminate_backend($1)', [pid]);
      await failed;
      const invalid = 'select indexrelid::regclass::text as name from pg_index where not indisvalid';
      const before = await server.query(invalid);
      expect(before.rows).toHaveLength(1);
      await other.query('commit');
      expect(await migrate()).toEqual(later);
      expect((await server.query(invalid)).rows).toEqual([]);
    });

    it('is done by one of several servers that start at the same time', async () => {
      const migrated = await Promise.all([migrate(), migrate(), migrate()]);
      expect(migrated.flat().sort()).toEqual(later);
      expect(await migrate()).toEqual([]);
    });

    it('locks only the tables that its steps name', async () => {
      const database = await openDatabase(location);
      await revertTo(database, '0001-first');
      const { connection } = database;
      const tablesNow = (): Promise<string[]> =>
        connection('pg_class').whereRaw("relnamespace = 'public'::regnamespace").pluck('relname');
      for (const [name, { steps }] of Object.entries(migrations).slice(1)) {
        for (const step of steps) {
          const existing = await tablesNow();
          await connection.transaction(async (transaction) => {
            if (step.kind === 'tables') await step.up(transaction);
            const { rows }: { rows: { table: string; mode: string }[] } = await transaction.raw(
              `select relname as table, mode from pg_locks join pg_class on pg_class.oid = relation
                where pid = pg_backend_pid() and relkind = 'r' and relnamespace = 'public'::regnamespace
                and mode in ('AccessExclusiveLock', 'ExclusiveLock', 'ShareRowExclusiveLock', 'ShareLock')`,
            );
            const locked = rows.filter(({ table }) => existing.includes(table));
            const [alters, references] = step.kind === 'tables' ? [step.alters, step.references] : [[], []];
            const undeclared = locked.filter(
              ({ table, mode }) =>
                !alters.includes(table) && !(references.includes(table) && mode === 'ShareRowExclusiveLock'),
            );
            expect(undeclared, name).toEqual([]);
          });
        }
        for (const step of steps) {
          if (step.kind === 'drop-index') await connection.raw(`drop index ${step.index}`);
          if (step.kind === 'create-index')
            await connection.raw(`create index ${step.index} on ${step.table} (${step.columns})`);
        }
      }
      await database.close();
    });
  });
});
