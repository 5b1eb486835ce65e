import type { Database } from '../../src/database/database.js';
import { migrations } from '../../src/migrations/migrations.js';

/** Reverts all migrations after one, so that the tables are those of an earlier release. */
export async function revertTo(database: Database, last: keyof typeof migrations): Promise<void> {
  const later = Object.entries(migrations).filter(([name]) => name > last);
  await database.connection.transaction(async (transaction) => {
    for (const [name, { down }] of later.reverse()) {
      await down(transaction);
      await transaction('migrations').where({ name }).delete();
    }
  });
}
