import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Connection, Database } from '../database.js';
import { connectionSettings } from './connection-settings.js';

export interface WorkChannel {
  announce: Database['announceWork'];
  listen: Database['onWork'];
  close(): Promise<void>;
}

const channel = 'specshelf_work';

/** How servers on one database wake each other. What is lost on the way is found when they look by themselves. */
export function createWorkChannel(url: string, connection: Connection): WorkChannel {
  const self = randomUUID();
  let announcing: Promise<void> | undefined;
  let announcedMeanwhile = false;
  let listening: Listening | undefined;

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
    close: async () => {
      await announcing;
      await listening?.close();
    },
  };
}

interface Listening {
  close(): Promise<void>;
}

const reconnectDelay = 1_000;

/** Listens on a connection of its own, and on another one when that is lost. */
function listen(url: string, heard: (sender: string | undefined) => void): Listening {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async (): Promise<void> => {
    client = new pg.Client(connectionSettings(url));
    // A connection that is lost says so once or twice.
    client.on('error', () => undefined);
    client.once('end', reconnectLater);
    client.on('notification', ({ payload }) => heard(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      // Something may have been announced before.
      heard(undefined);
    } catch {
      await client.end().catch(() => undefined);
      reconnectLater();
    }
  };
  const reconnectLater = (): void => {
    clearTimeout(timer);
    if (closed) return;
    timer = setTimeout(() => void connect(), reconnectDelay);
    timer.unref();
  };
  void connect();

  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
