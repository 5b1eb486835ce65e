import { parentPort } from 'node:worker_threads';
import * as module from '@specshelf/service/search';
import type BetterSQLite from 'better-sqlite3';
import knex from 'knex';
import type { Connection } from '../../database/database.js';
import { knexSettings } from '../../database/knex-settings.js';
import { rememberStatements } from '../../knex-seam/knex-seam.js';
import { findDocuments } from '../find-documents.js';
import type { SearchMessage, SearchRequest } from './search-messages.js';

// The entry point of a worker thread, which has its own connection to the file.

let opened: Connection | undefined;

parentPort?.on('message', async ({ file, search }: SearchRequest) => {
  const post = (reply: SearchMessage) => parentPort?.postMessage(reply);
  try {
    opened ??= open(file);
    post({ found: await findDocuments(opened, search, module) });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    post({ error: { message: error instanceof Error ? error.message : String(error), code } });
  }
});

const ready: SearchMessage = 'ready';
parentPort?.postMessage(ready);

function open(filename: string): Connection {
  return knex({
    ...knexSettings,
    client: 'better-sqlite3',
    connection: { filename, options: { readonly: true } },
    useNullAsDefault: true,
    pool: { min: 1, max: 1, afterCreate: prepareConnection },
  });
}

function prepareConnection(raw: BetterSQLite.Database, done: (error: unknown, raw: object) => void): void {
  rememberStatements(raw);
  done(null, raw);
}
