import { randomInt, randomUUID } from 'node:crypto';
import type { Connection, Database } from '../database.js';
import { createLastingClient, type LastingClient } from './create-lasting-client.js';
import { holdProcessLock } from './process-lock.js';

export interface WorkChannel {
  announce: Database['announceWork'];
  listen: Database['onWork'];
  processId: Database['processId'];
  /** Makes the connection that listens again. */
  renew(): void;
  close(): Promise<void>;
}

const channel = 'specshelf_work';

/**
 * How servers on one database wake each other, and see which of them live. A wake-up that is lost is made up for when they look
 * by themselves.
 */
export function createWorkChannel(url: string, connection: Connection): WorkChannel {
  const self = randomUUID();
  let announcing: Promise<void> | undefined;
  let announcedMeanwhile = false;
  let listening: LastingClient | undefined;
  const processId = randomInt(1, 2 ** 31 - 1);
  let isVisible = false;

  const announce = (): void => {
    // One at a time: what is announced while one is on its way is announced once more after it.
    if (announcing) announcedMeanwhile = true;
    else announcing = announceAll();
  };
  const announceAll = async (): Promise<void> => {
    do {
      announcedMeanwhile = false;
      // Without it, others find the work a little later.
      await connection.raw('SELECT pg_notify(?, ?)', [channel, self]).catch(() => undefined);
    } while (announcedMeanwhile);
    announcing = undefined;
  };

  return {
    announce,
    listen: async (listener) => {
      listening ??= createLastingClient(url, {
        prepare: async (client) => {
          client.on('notification', ({ payload }) => {
            if (payload !== self) listener();
          });
          await client.query(`LISTEN ${channel}`);
          await holdProcessLock(client, processId);
          isVisible = true;
          // Something may have been announced before.
          listener();
        },
        onLost: () => {
          isVisible = false;
        },
      });
      await listening.connect().catch(() => void listening?.keepTrying());
    },
    processId: () => (isVisible ? processId : undefined),
    renew: () => listening?.renew(),
    close: async () => {
      await announcing;
      await listening?.close();
    },
  };
}
