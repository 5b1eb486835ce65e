import { once } from 'node:events';
import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { StartFailure } from './start-failure.js';

export interface Listener {
  url: string;
  /** Takes no more connections, and gives requests under way some time to end. */
  close(): Promise<void>;
}

const timeToEnd = 10_000;

export async function listen(
  server: Server,
  { host, port }: { host: string; port: number },
): Promise<Listener> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw startFailure(host, port, error);
  }
  return { url: urlOf({ host, port: portOf(server) }), close: () => close(server) };
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  // Idle connections are closed by this as well.
  server.close();
  const timer = setTimeout(() => server.closeAllConnections(), timeToEnd);
  await closed;
  clearTimeout(timer);
}

/** Where a server that listens so is reached from this machine. */
export function urlOf({ host, port }: { host: string; port: number }): string {
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

function startFailure(host: string, port: number, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return new StartFailure(`Cannot listen on ${host}:${port}: ${reasonOf(error)}`, { cause: error });
}

function reasonOf(error: Error & { code?: unknown }): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return 'the port is in use. Set PORT to another one.';
    case 'EACCES':
      return 'this user may not use the port. Set PORT to one above 1023.';
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return 'HOST is not an address of this machine.';
    default:
      return error.message;
  }
}
