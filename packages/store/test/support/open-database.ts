import { defined } from '@specshelf/base/defined';
import type { Database, DatabaseLocation, OpenOptions, Synchronous } from '../../src/database/database.js';
import * as store from '../../src/open/open-database.js';
import * as sqlite from '../../src/sqlite/open-sqlite.js';

type Options = Partial<OpenOptions>;

/** The release of tests, which is also that of a server that runs from its sources. */
const release = '0.0.0';

export function openDatabase(location: DatabaseLocation, options: Options = {}): Promise<Database> {
  return store.openDatabase(location, { release, ...options });
}

export function openAnyDatabase(location: DatabaseLocation, options: Options = {}): Promise<Database> {
  return store.openAnyDatabase(location, { release, ...options });
}

export function openSQLite(
  file: string,
  { synchronous, ...options }: Options & { synchronous?: Synchronous } = {},
): Promise<Database> {
  return sqlite.openSQLite(file, { release, ...options, ...defined({ synchronous }) });
}
