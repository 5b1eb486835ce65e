import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { StartFailure } from '../../start-failure.js';
import type { Reservation } from '../database.js';
import { cannotConnect, nameOf } from './cannot-connect.js';
import { connectionSettings } from './connection-settings.js';

// The same for all servers of all releases.
const presenceLock = 7_723_531_002;

const locks = {
  shared: 'pg_try_advisory_lock_shared',
  alone: 'pg_try_advisory_lock',
};

/**
 * Says on a connection of its own that a database is used: by one of several servers, or by somebody who needs it alone. It
 * is known no more when the connection ends, and with it the process.
 */
export async function reservePostgreSQL(url: string, use: keyof typeof locks): Promise<Reservation> {
  let released = false;
  let kept = true;
  let client = await hold(url, use).catch((error: unknown) => {
    throw cannotConnect(url, error);
  });
  const regain = async (): Promise<void> => {
    while (!released) {
      kept = false;
      try {
        client = await hold(url, use);
        client.once('end', regain);
        return;
      } catch {
        await setTimeout(1_000, undefined, { ref: false });
      }
    }
  };
  client.once('end', regain);
  return {
    wasKept: () => kept,
    release: async () => {
      released = true;
      await client.end().catch(() => undefined);
    },
  };
}

async function hold(url: string, use: keyof typeof locks): Promise<pg.Client> {
  const client = new pg.Client(connectionSettings(url));
  // A connection that is lost says so once or twice.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(`SELECT ${locks[use]}($1) AS held`, [presenceLock]);
    if (!rows[0]?.held) throw new StartFailure(`The database ${nameOf(url)} ${inUse[use]}`);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

const inUse = {
  shared: 'is being copied. Wait for the end of that.',
  alone: 'is used by a Specshelf server, or by another copy. Stop that first.',
};
