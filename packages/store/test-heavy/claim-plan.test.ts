import { organization, spec, time } from '@specshelf/service/test/records';
import { workOn } from '@specshelf/service/test/work-on';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStores } from '../src/create-stores.js';
import type { Database } from '../src/database/database.js';
import { toRow } from '../src/rows/openapi-spec-row.js';
import { waitingRows } from '../src/specs/queue-candidates.js';
import { eachDatabase } from '../test/support/each-database.js';
import { openDatabase } from '../test/support/open-database.js';

const waiting = 50_000;
const source = { kind: 'text', content: 'digest', size: 10 } as const;
const first = spec({ id: 'a0', source, usesNetwork: false });

const columns = Object.keys(toRow(first));
const unique = ['id', 'slug', 'slug_key'];
const values = columns.map((column) => (unique.includes(column) ? "'b' || n.i" : `first.${column}`));
const copies = `insert into openapi_specs (${columns.join(', ')})
  with recursive n (i) as (select 1 union all select i + 1 from n where i < ?)
  select ${values.join(', ')} from openapi_specs as first, n where first.id = ?`;

eachDatabase((name, databases) => {
  describe(`claim among ${waiting} pending specifications, ${name}`, () => {
    let database: Database;

    beforeAll(async () => {
      database = await openDatabase(await databases.create());
      const stores = createStores(database);
      await stores.organizations.insert(organization());
      await stores.specs.insert(first);
      await database.connection.raw(copies, [waiting - 1, first.id]);
      if (databases.kind === 'postgresql') await database.connection.raw('analyze openapi_specs');
    });
    afterAll(() => database?.close());

    it('uses the queue index without a table scan or a sort', async () => {
      const plan = await planOf(waitingRows[0].textFor(database.connection), [time(0), '', '~']);
      expect(plan).toContain('openapi_specs_waiting_index');
      expect(plan).not.toMatch(/SCAN openapi_specs|Seq Scan/);
      // The sort of expired runs, which are few.
      expect(plan.match(/TEMP B-TREE|Sort Key/g) ?? []).toHaveLength(1);
    });

    it('returns the first specification in the queue', async () => {
      const work = workOn(createStores(database));
      const terms = { now: time(0), leaseExpiresAt: time(60), network: false };
      expect(await work.claimNext({ ...terms, after: 'acme' })).toMatchObject({ id: 'a0' });
      expect(await work.claimNext(terms)).toMatchObject({ id: 'b1' });
    });

    async function planOf(text: string, values: readonly string[]): Promise<string> {
      if (databases.kind === 'sqlite') {
        const rows = await database.connection.raw(`explain query plan ${text}`, values);
        return JSON.stringify(rows);
      }
      // Forces a generic plan, to which PostgreSQL switches after several executions of a prepared query.
      return database.connection.transaction(async (transaction) => {
        await transaction.raw('set local plan_cache_mode = force_generic_plan');
        await transaction.raw(`prepare claim (text, text, text) as ${text}`);
        const { rows } = await transaction.raw("explain execute claim ('2025', '', '~')");
        await transaction.raw('deallocate claim');
        return JSON.stringify(rows);
      });
    }
  });
});
