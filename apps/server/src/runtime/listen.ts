import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import { StartFailure } from '@specshelf/base/start-failure';
import type { ListenAt } from '../config/listen-at.js';

export interface Listener {
  url: string;
  /** Closes each connection after its next response, so that clients reconnect to another server. */
  endConnections(): void;
  /** Accepts no more connections, and waits up to `timeToEnd` milliseconds for running requests. */
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

/** Returns a function that closes each connection after its current or next response. */
function watchConnections(server: Server): () => void {
  const active = new Set<ServerResponse>();
  let isEnding = false;
  const watch = (_request: IncomingMessage, response: ServerResponse) => {
    active.add(response);
    // Parts of the server and monitoring agents listen for its end. More listeners indicate a leak.
    response.setMaxListeners(30);
    if (isEnding) closeAfter(response);
    response.on('close', () => {
      active.delete(response);
      // A response whose headers were already sent did not announce the end of its connection. Close such connections, but only
      // once the server accepts no more: a request may be in transit on an idle connection.
      if (isEnding && !server.listening) server.closeIdleConnections();
    });
  };
  server.prependListener('request', watch);
  server.prependListener('checkContinue', watch);
  server.prependListener('checkExpectation', watch);
  return () => {
    isEnding = true;
    for (const response of active) closeAfter(response);
  };
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

async function close(server: Server, timeToEnd: number): Promise<void> {
  const closed = once(server, 'close');
  // Also closes idle connections.
  server.close();
  const timer = setTimeout(() => server.closeAllConnections(), timeToEnd);
  await closed;
  clearTimeout(timer);
}

/** The variables with the host and the port, for error messages. */
type ListenSettings = Readonly<Record<keyof ListenAt, string>>;

/** Returns the URL of a server for clients on this machine. */
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
      return `this user has no permission for the port. Set ${settings.port} to a port above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${settings.host} is not an address of this machine.`;
    default:
      return error.message;
  }
}
