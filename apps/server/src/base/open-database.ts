import type { Database, DatabaseLocation, OpenOptions } from '@specshelf/store/database';
import * as store from '@specshelf/store/open-database';
import { version } from '../version.js';

type Options = Omit<OpenOptions, 'release'>;

/** Opens a database for this release of the server, see `openDatabase` of the store. */
export function openDatabase(location: DatabaseLocation, options: Options = {}): Promise<Database> {
  return store.openDatabase(location, { ...options, release: version() });
}

/** Opens a database like `openDatabase`, including an unfinished copy. */
export function openAnyDatabase(location: DatabaseLocation, options: Options): Promise<Database> {
  return store.openAnyDatabase(location, { ...options, release: version() });
}
