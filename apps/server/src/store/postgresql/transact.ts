import type pg from 'pg';
import type { Connection } from '../database.js';
import { knexOn } from '../knex-on.js';

/** Runs work in a transaction on one of the connections. `ending` is called when all that is left is its end. */
export async function transact<T>(
  connection: Connection,
  work: (transaction: Connection) => Promise<T>,
  ending: () => void,
): Promise<T> {
  const client: pg.Client = await connection.client.acquireConnection();
  try {
    await ask(connection, client, 'BEGIN');
    const result = await workOn(connection, client, work);
    ending();
    await ask(connection, client, 'COMMIT');
    return result;
  } finally {
    await connection.client.releaseConnection(client);
  }
}

async function workOn<T>(
  connection: Connection,
  client: pg.Client,
  work: (transaction: Connection) => Promise<T>,
): Promise<T> {
  const place = placeOn(connection, client);
  place.isOpen = true;
  try {
    return await work(place.transaction);
  } catch (error) {
    await rollBack(connection, client);
    throw error;
  } finally {
    place.isOpen = false;
  }
}

/** What failed before is what matters. */
async function rollBack(connection: Connection, client: pg.Client): Promise<void> {
  try {
    await ask(connection, client, 'ROLLBACK');
  } catch {
    // It is lost, or silent: the pool gives neither to anybody again.
  }
}

async function ask(connection: Connection, client: pg.Client, statement: string): Promise<void> {
  try {
    await client.query(statement);
  } catch (error) {
    // As knex does for what it asks itself.
    connection.emit('query-error', error);
    throw error;
  }
}

/** Where work is done: on one of the connections, while that is in a transaction. */
interface Place {
  transaction: Connection;
  isOpen: boolean;
}

const places = new WeakMap<pg.Client, Place>();

function placeOn(connection: Connection, client: pg.Client): Place {
  const before = places.get(client);
  if (before) return before;
  const held = () => {
    if (!place.isOpen) throw new Error('The transaction has ended');
    return client;
  };
  const place: Place = { transaction: knexOn('pg', held), isOpen: false };
  place.transaction.on('query-error', (error: unknown) => connection.emit('query-error', error));
  places.set(client, place);
  return place;
}
