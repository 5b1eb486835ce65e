import { StorageUnavailable } from '@specshelf/service';
import type { Database } from './database.js';

/** Returns the database with a callback for writes that fail for lack of space. */
export function noticeFullStorage(database: Database, notice: () => void): Database {
  const noticed = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof StorageUnavailable && error.meaning === 'storage-full') notice();
      throw error;
    }
  };
  return {
    ...database,
    query: (work) => noticed(() => database.query(work)),
    write: (work, options) => noticed(() => database.write(work, options)),
  };
}
