import { once } from 'node:events';
import { createServer, type IncomingMessage, STATUS_CODES } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, type Socket } from 'node:net';
import type { Certificate } from './start-web.js';

/** An HTTP forward proxy on this machine, as between a company network and the internet. */
export interface OutboundProxy {
  port: number;
  /** The requests that it received, in order. */
  requests: IncomingMessage[];
  close(): Promise<void>;
}

export interface OutboundProxyOptions {
  certificate?: Certificate;
  /** The status for a CONNECT; undefined never replies. By default the connection is made. */
  reply?(authority: string): number | undefined;
  /** Resolves a name to the host that the proxy connects to. */
  resolve?(hostname: string): string;
}

export async function startOutboundProxy(options: OutboundProxyOptions = {}): Promise<OutboundProxy> {
  const { certificate, reply = () => 200, resolve = (hostname) => hostname } = options;
  const requests: IncomingMessage[] = [];
  const sockets = new Set<Socket>();
  const server = certificate ? createSecureServer(certificate) : createServer();
  server.on('connection', (socket) => sockets.add(socket));
  server.on('request', (request, response) => {
    requests.push(request);
    response.writeHead(405).end();
  });
  server.on('connect', (request, inner) => {
    requests.push(request);
    inner.on('error', () => undefined);
    const status = reply(request.url ?? '');
    if (status === undefined) return;
    if (status !== 200) {
      inner.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    const { hostname, port } = new URL(`http://${request.url}`);
    const outer = connect(Number(port || 80), resolve(hostname));
    sockets.add(outer);
    outer.on('connect', () => {
      inner.write('HTTP/1.1 200 Connection established\r\n\r\n');
      outer.pipe(inner).pipe(outer);
    });
    outer.on('error', () => inner.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'));
    inner.on('close', () => outer.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    requests,
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
