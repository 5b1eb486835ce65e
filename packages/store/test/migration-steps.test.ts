import { describe, expect, it } from 'vitest';
import type { Connection, Database, DatabaseLocation } from '../src/database/database.js';
import { migrations } from '../src/migrations/migrations.js';
import { eachDatabase } from './support/each-database.js';
import { fillTables } from './support/fill-tables.js';
import { openDatabase } from './support/open-database.js';
import { revertTo } from './support/revert-to.js';

// More than two batches.
const specCount = 450;

eachDatabase((name, databases) => {
  describe(`an upgrade ${name}`, () => {
    /** Creates tables of an earlier release, with data, and returns a connection to them. */
    async function createOlder(last: string): Promise<{ location: DatabaseLocation; older: Database }> {
      const location = await databases.createLasting();
      const older = await openDatabase(location);
      await revertTo(older, last);
      await fillTables(older, { specCount, versionsPerSpec: 1 });
      return { location, older };
    }

    it('has the tables of a new database', async () => {
      const { location, older } = await createOlder('0001-first');
      // As knex has created the table.
      for (const column of ['readable_from', 'release', 'progress'])
        await older.connection.raw('alter table migrations drop column ??', [column]);
      await older.close();
      const upgraded = await openDatabase(location);
      expect(upgraded.migrated).toEqual(Object.keys(migrations).slice(1));
      const created = await openDatabase(await databases.createLasting());
      const schema = await schemaOf[databases.kind](created.connection);
      expect(schema.length).toBeGreaterThan(100);
      expect(await schemaOf[databases.kind](upgraded.connection)).toEqual(schema);
      expect(await upgraded.connection('migrations').whereNotNull('progress')).toEqual([]);
      await upgraded.close();
      await created.close();
    });

    it('fills the columns of all rows', async () => {
      const { location, older } = await createOlder('0001-first');
      await older.close();
      const { connection, close } = await openDatabase(location);
      expect(
        await connection('openapi_specs').select('name_key', 'queue_position', 'uses_network').orderBy('id'),
      ).toEqual(
        Array.from({ length: specCount }, (_, index) => ({
          name_key: `s-${index + 1}`,
          queue_position: '2026-01-01T00:00:00.000Z',
          uses_network: (index + 1) % 7 === 0 ? 1 : 0,
        })),
      );
      const facets = connection('spec_facets').where({ spec_id: 'spec00450' }).orderBy('facet');
      // As the triggers fill them for the row of a new specification.
      const filled = await facets.clone();
      expect(filled).toHaveLength(3);
      expect(filled[0]).toMatchObject({ name_key: 's-450', facets: 1 });
      await connection('spec_facets').where({ spec_id: 'spec00450' }).delete();
      const [row] = await connection('openapi_specs').where({ id: 'spec00450' });
      await connection('openapi_spec_versions').where({ spec_id: 'spec00450' }).delete();
      await connection('openapi_specs').where({ id: 'spec00450' }).delete();
      await connection('openapi_specs').insert(row);
      expect(await facets.clone()).toEqual(filled);
      await close();
    });

    it('fills the sort keys of terms', async () => {
      const { location, older } = await createOlder('0013-failing-since');
      await older.connection('openapi_specs').update({ name_key: older.connection.ref('slug_key') });
      await older
        .connection('spec_terms')
        .insert(
          ['spec00001', 'spec00450'].map((spec_id) => ({ organization_id: 'acme', term: 'w:s', spec_id })),
        );
      await older.close();
      const { connection, close } = await openDatabase(location);
      const time = '2026-01-01T00:00:00.000Z';
      const times = { organization_id: 'acme', term: 'w:s', created_at: time, updated_at: time };
      expect(await connection('spec_terms').orderBy('spec_id')).toEqual([
        { ...times, spec_id: 'spec00001', name_key: 's-1', facets: 0 },
        { ...times, spec_id: 'spec00450', name_key: 's-450', facets: 1 },
      ]);
      await close();
    });

    it('continues after the last completed batch when it was interrupted', async () => {
      const { location, older } = await createOlder('0010-organization-ids');
      const { connection } = older;
      await connection.schema.createTable('changed', (table) => void table.text('id'));
      const { create, drop } = interruption[databases.kind];
      for (const statement of create) await connection.raw(statement);
      const changed = () => connection('changed').orderBy('id').pluck('id');
      for (let attempt = 0; attempt < 2; attempt++) {
        await expect(openDatabase(location)).rejects.toThrow(/stopped here/);
        expect([(await changed()).length, (await changed()).at(-1)]).toEqual([200, 'spec00200']);
      }
      await connection.raw(drop);
      const upgraded = await openDatabase(location);
      expect(upgraded.migrated).toEqual(Object.keys(migrations).slice(10));
      expect(await changed()).toEqual(await connection('openapi_specs').orderBy('id').pluck('id'));
      await upgraded.close();
      await older.close();
    });
  });
});

/** Queries for columns, indexes, and triggers, independent of the order of columns. */
const schemaOf: Record<DatabaseLocation['kind'], (connection: Connection) => Promise<object[]>> = {
  sqlite: (connection) =>
    connection.raw(`
      select tables.name as part, columns.name, columns.type || columns."notnull" || coalesce(columns.dflt_value, '') as definition
        from sqlite_master as tables join pragma_table_info(tables.name) as columns where tables.type = 'table'
      union all select type, name, sql from sqlite_master where type in ('index', 'trigger')
      order by 1, 2`),
  postgresql: async (connection) => {
    const { rows } = await connection.raw(`
      select table_name as part, column_name as name, concat_ws(' ', data_type, collation_name, is_nullable, column_default) as definition
        from information_schema.columns where table_schema = 'public'
      union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
      union all select 'trigger', tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select 'constraint', conname, pg_get_constraintdef(oid) from pg_constraint
        where connamespace = 'public'::regnamespace
      order by 1, 2`);
    return rows;
  },
};

/** Statements that record changes of specifications, and fail in the second batch. */
const interruption: Record<DatabaseLocation['kind'], { create: string[]; drop: string }> = {
  sqlite: {
    create: [
      'create trigger record_change after update on openapi_specs begin insert into changed values (new.id); end',
      `create trigger stop_change before update on openapi_specs when new.id = 'spec00300'
        begin select raise(abort, 'stopped here'); end`,
    ],
    drop: 'drop trigger stop_change',
  },
  postgresql: {
    create: [
      `create function record_change() returns trigger language plpgsql as $$ begin
        insert into changed values (new.id);
        return null;
      end $$`,
      `create function stop_change() returns trigger language plpgsql as $$ begin
        if new.id = 'spec00300' then raise exception 'stopped here'; end if;
        return new;
      end $$`,
      'create trigger record_change after update on openapi_specs for each row execute function record_change()',
      'create trigger stop_change before update on openapi_specs for each row execute function stop_change()',
    ],
    drop: 'drop trigger stop_change on openapi_specs',
  },
};
