import type pg from 'pg';
import type { Connection } from '../database/database.js';
import { knexOn } from './knex-on.js';
import { withConnection } from './with-connection.js';

/** Runs work in a transaction on a connection of the pool. Calls `ending` before the commit. */
export async function runInPostgreSQLTransaction<T>(
  connection: Connection,
  work: (transaction: Connection) => Promise<T>,
  ending: () => void,
): Promise<T> {
  return withConnection(connection, async (client: pg.Client) => {
    await execute(connection, client, 'BEGIN');
    const result = await workOn(connection, client, work);
    ending();
    await execute(connection, client, 'COMMIT');
    return result;
  });
}

async function workOn<T>(
  connection: Connection,
  client: pg.Client,
  work: (transaction: Connection) => Promise<T>,
): Promise<T> {
  const current = transactionOn(connection, client);
  current.isOpen = true;
  try {
    return await work(current.transaction);
  } catch (error) {
    await rollBack(connection, client);
    throw error;
  } finally {
    current.isOpen = false;
  }
}

/** Ignores failures: the transaction has failed before. */
async function rollBack(connection: Connection, client: pg.Client): Promise<void> {
  try {
    await execute(connection, client, 'ROLLBACK');
  } catch {
    // The connection is lost or unresponsive: the pool discards it.
  }
}

async function execute(connection: Connection, client: pg.Client, statement: string): Promise<void> {
  try {
    await client.query(statement);
  } catch (error) {
    // As knex does for its own queries.
    connection.emit('query-error', error);
    throw error;
  }
}

/** A transaction on a connection of the pool. */
interface ClientTransaction {
  transaction: Connection;
  isOpen: boolean;
}

const transactions = new WeakMap<pg.Client, ClientTransaction>();

function transactionOn(connection: Connection, client: pg.Client): ClientTransaction {
  const existing = transactions.get(client);
  if (existing) return existing;
  const held = () => {
    if (!current.isOpen) throw new Error('The transaction has ended');
    return client;
  };
  const current: ClientTransaction = { transaction: knexOn('pg', held), isOpen: false };
  current.transaction.on('query-error', (error: unknown) => connection.emit('query-error', error));
  transactions.set(client, current);
  return current;
}
