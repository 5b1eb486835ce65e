import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { destroySocket } from '../knex-seam/knex-seam.js';
import { connectionSettings } from './connection-settings.js';

/** A connection that reconnects when it is lost, for session state such as locks and LISTEN. */
export interface LastingClient {
  /** Connects. Rejects if the first attempt fails, without further attempts. */
  connect(): Promise<void>;
  /** Connects, with attempts every second until one succeeds or the client is closed. */
  keepTrying(): Promise<void>;
  /** Replaces the connection by a new one, for which the host name is resolved again. */
  renew(): void;
  close(): Promise<void>;
}

export interface LastingClientOptions {
  /** Prepares a new connection. If it rejects, the attempt has failed. */
  prepare(client: pg.Client): Promise<void>;
  /** Called when a prepared connection is lost. */
  onLost?(): void;
}

const reconnectDelay = 1_000;

export function createLastingClient(url: string, { prepare, onLost }: LastingClientOptions): LastingClient {
  let end = async (): Promise<void> => undefined;
  let closed = false;

  const connect = async (): Promise<void> => {
    const made = new pg.Client(connectionSettings(url));
    end = () => endInTime(made);
    let isReady = false;
    let isLost = false;
    // A lost connection emits one or two errors.
    made.on('error', () => undefined);
    made.once('end', () => {
      isLost = true;
      if (!isReady || closed) return;
      onLost?.();
      void keepTrying();
    });
    try {
      await made.connect();
      await prepare(made);
      if (isLost) throw new Error('The connection was lost while it was prepared');
    } catch (error) {
      await end();
      throw error;
    }
    isReady = true;
    // The client may have been closed while it was connecting.
    if (closed) await end();
  };
  const keepTrying = async (): Promise<void> => {
    while (!closed) {
      try {
        return await connect();
      } catch {
        await setTimeout(reconnectDelay, undefined, { ref: false });
      }
    }
  };

  return {
    connect,
    keepTrying,
    renew: () => {
      if (!closed) void end();
    },
    close: async () => {
      closed = true;
      await end();
    },
  };
}

const goodbyeTime = 2_000;

/** Ends a connection. Waits for a limited time, because a database that does not respond does not acknowledge the end. */
async function endInTime(client: pg.Client): Promise<void> {
  const patience = new AbortController();
  const late = setTimeout(goodbyeTime, undefined, { signal: patience.signal }).catch(() => undefined);
  await Promise.race([client.end().catch(() => undefined), late]);
  patience.abort();
  destroySocket(client);
}
