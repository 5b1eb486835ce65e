import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import { StartFailure } from '../start-failure.js';

export interface ListenAt {
  host: string;
  /** 0 for any free port. */
  port: number;
}

export interface Listener {
  url: string;
  /** Has every connection end with the next answer on it: whoever asks again finds who takes our place. */
  endConnections(): void;
  /** Takes no more connections, and gives requests under way some time to end, in milliseconds. */
  close(timeToEnd?: number): Promise<void>;
}

export async function listen(
  server: Server,
  { host, port }: ListenAt,
  settings: ListenSettings = { host: 'HOST', port: 'PORT' },
): Promise<Listener> {
  const endConnections = watchConnections(server);
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw startFailure(host, port, settings, error);
  }
  return {
    url: urlOf({ host, port: portOf(server) }),
    endConnections,
    close: (timeToEnd = 10_000) => {
      endConnections();
      return close(server, timeToEnd);
    },
  };
}

/** Gives what has every connection end with the next answer on it, or with the present one. */
function watchConnections(server: Server): () => void {
  const underWay = new Set<ServerResponse>();
  let isEnding = false;
  const watch = (_request: IncomingMessage, response: ServerResponse) => {
    underWay.add(response);
    // Many want to know when it ends, and so does what an operator lets watch the process. More than these is a leak.
    response.setMaxListeners(30);
    if (isEnding) sayLast(response);
    response.on('close', () => {
      underWay.delete(response);
      // Where the head of the answer was on its way already, nothing said that it is the last. Not before nobody can connect
      // any more: on a connection that is idle now, a request may be on its way from who has not heard yet that we stop.
      if (isEnding && !server.listening) server.closeIdleConnections();
    });
  };
  server.prependListener('request', watch);
  server.prependListener('checkContinue', watch);
  server.prependListener('checkExpectation', watch);
  return () => {
    isEnding = true;
    for (const response of underWay) sayLast(response);
  };
}

function sayLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

async function close(server: Server, timeToEnd: number): Promise<void> {
  const closed = once(server, 'close');
  // Idle connections are closed by this as well.
  server.close();
  const timer = setTimeout(() => server.closeAllConnections(), timeToEnd);
  await closed;
  clearTimeout(timer);
}

/** The variables that say where to listen. */
type ListenSettings = Readonly<Record<keyof ListenAt, string>>;

/** Where a server that listens so is reached from this machine. */
export function urlOf({ host, port }: ListenAt): string {
  return `http://${nameOf(host)}:${port}`;
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server listens on no port');
  return address.port;
}

function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

function startFailure(host: string, port: number, settings: ListenSettings, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return new StartFailure(`Cannot listen on ${host}:${port}: ${reasonOf(settings, error)}`, { cause: error });
}

function reasonOf(settings: ListenSettings, error: Error & { code?: unknown }): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `the port is in use. Set ${settings.port} to another one.`;
    case 'EACCES':
      return `this user may not use the port. Set ${settings.port} to one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${settings.host} is not an address of this machine.`;
    default:
      return error.message;
  }
}
