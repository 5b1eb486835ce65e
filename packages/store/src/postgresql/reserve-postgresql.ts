import { StartFailure } from '@specshelf/base/start-failure';
import type pg from 'pg';
import type { Reservation, ReservationReports } from '../database/database.js';
import { cannotConnect, nameOf } from './cannot-connect.js';
import { createLastingClient } from './create-lasting-client.js';
import { retryAtStart } from './retry-at-start.js';

// The same in all releases.
export const presenceLock = 7_723_531_002;

const locks = {
  shared: 'pg_try_advisory_lock_shared',
  alone: 'pg_try_advisory_lock',
};

/**
 * Holds a lock on a separate connection: shared by the servers of a database, or exclusive. The lock ends with the connection, and
 * so with the process. With `onWaiting`, waits for a database that does not respond yet.
 */
export async function reservePostgreSQL(
  url: string,
  use: keyof typeof locks,
  { onLockLost = () => undefined, onWaiting }: ReservationReports = {},
): Promise<Reservation> {
  let kept = true;
  const client = createLastingClient(url, {
    prepare: async (connection) => {
      try {
        await hold(connection, url, use);
      } catch (error) {
        if (!kept && error instanceof StartFailure) onLockLost(error);
        throw error;
      }
    },
    onLost: () => {
      kept = false;
    },
  });
  const connecting = onWaiting ? retryAtStart(client.connect, onWaiting) : client.connect();
  await connecting.catch((error: unknown) => {
    throw cannotConnect(url, error);
  });
  return { wasKept: () => kept, renew: client.renew, release: client.close };
}

async function hold(client: pg.Client, url: string, use: keyof typeof locks): Promise<void> {
  const { rows } = await client.query(`SELECT ${locks[use]}($1) AS held`, [presenceLock]);
  if (!rows[0]?.held) throw new StartFailure(`The database ${nameOf(url)} ${inUse[use]}`);
}

const inUse = {
  shared: 'is used by a copy or a rotation of its key. Wait until that command has ended.',
  alone: 'is used by a Specshelf server, or by another command. Stop it first.',
};
