import { cannotOpen } from './cannot-open.js';
import { connect } from './database.js';
import { migrate } from './migrations.js';
import { refuseOtherDatabase } from './refuse-other-database.js';

/** Brings a database up to date, and gives the names of what had to be done. */
export async function migrateDatabase(file: string): Promise<string[]> {
  refuseOtherDatabase(file, { empty: 'accept' });
  const connection = connect(file);
  try {
    return await migrate(connection);
  } catch (error) {
    throw cannotOpen(file, error);
  } finally {
    await connection.destroy();
  }
}
