import { openPostgreSQLTables } from './postgresql-tables.js';
import { openSQLiteTables } from './sqlite-tables.js';
import type { Tables } from './tables.js';

export function openTables(databaseURL: string): Tables {
  return databaseURL.startsWith('postgres')
    ? openPostgreSQLTables(databaseURL)
    : openSQLiteTables(databaseURL);
}
