import { randomInt, randomUUID } from 'node:crypto';
import type { Connection, Database } from '../database/database.js';
import { createLastingClient, type LastingClient } from './create-lasting-client.js';
import { holdProcessLock } from './process-lock.js';

export interface WorkChannel {
  notify: Database['notifyWorkers'];
  listen: Database['onWork'];
  processId: Database['processId'];
  /** Replaces the connection that listens. */
  renew(): void;
  close(): Promise<void>;
}

const channel = 'specshelf_work';

/**
 * Creates the channel by which servers on one database wake each other with LISTEN/NOTIFY. Its connection also holds the lock that
 * shows that this process is alive. Polling compensates for lost notifications.
 */
export function createWorkChannel(url: string, connection: Connection): WorkChannel {
  const self = randomUUID();
  let notifying: Promise<void> | undefined;
  let isRequestedAgain = false;
  let listening: LastingClient | undefined;
  const processId = randomInt(1, 2 ** 31 - 1);
  let isVisible = false;

  const notify = (): void => {
    // One at a time: requests during a notification lead to one more after it.
    if (notifying) isRequestedAgain = true;
    else notifying = notifyOthers();
  };
  const notifyOthers = async (): Promise<void> => {
    do {
      isRequestedAgain = false;
      // If it fails, the others find the job by polling.
      await connection.raw('SELECT pg_notify(?, ?)', [channel, self]).catch(() => undefined);
    } while (isRequestedAgain);
    notifying = undefined;
  };

  return {
    notify,
    listen: async (listener) => {
      listening ??= createLastingClient(url, {
        prepare: async (client) => {
          client.on('notification', ({ payload }) => {
            if (payload !== self) listener();
          });
          await client.query(`LISTEN ${channel}`);
          await holdProcessLock(client, processId);
          isVisible = true;
          // Notifications may have been lost before.
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
      await notifying;
      await listening?.close();
    },
  };
}
