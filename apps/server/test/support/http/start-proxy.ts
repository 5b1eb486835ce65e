import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy to a local server that can simulate a silent network failure. */
export interface Proxy {
  port: number;
  /** Drops all data on existing and new connections without closing them. */
  silence(): void;
  /** Forwards new connections again. */
  speak(): void;
  close(): Promise<void>;
}

export async function startProxy(socketFile: string): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((inner) => {
    sockets.add(inner);
    inner.on('error', () => undefined);
    if (isSilent) return;
    const outer = connect(socketFile);
    sockets.add(outer);
    outer.on('error', () => inner.destroy());
    inner.pipe(outer).pipe(inner);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on a port');
  return {
    port: address.port,
    silence: () => {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    speak: () => {
      isSilent = false;
    },
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
