import { randomUUID } from 'node:crypto';
import type { Connection, Database } from '../database.js';
import { createLastingClient, type LastingClient } from './create-lasting-client.js';

export interface WorkChannel {
  announce: Database['announceWork'];
  listen: Database['onWork'];
  /** Makes the connection that listens again. */
  renew(): void;
  close(): Promise<void>;
}

const channel = 'specshelf_work';

/** How servers on one database wake each other. What is lost on the way is found when they look by themselves. */
export function createWorkChannel(url: string, connection: Connection): WorkChannel {
  const self = randomUUID();
  let announcing: Promise<void> | undefined;
  let announcedMeanwhile = false;
  let listening: LastingClient | undefined;

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
    listen: (listener) => {
      listening ??= listen(url, (sender) => {
        if (sender !== self) listener();
      });
    },
    renew: () => listening?.renew(),
    close: async () => {
      await announcing;
      await listening?.close();
    },
  };
}

/** Listens on a connection of its own. */
function listen(url: string, heard: (sender: string | undefined) => void): LastingClient {
  const client = createLastingClient(url, {
    prepare: async (connection) => {
      connection.on('notification', ({ payload }) => heard(payload));
      await connection.query(`LISTEN ${channel}`);
      // Something may have been announced before.
      heard(undefined);
    },
  });
  void client.keepTrying();
  return client;
}
