import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Socket } from 'node:net';

export type Page = (request: IncomingMessage, response: ServerResponse) => void;

export interface Web {
  url: string;
  port: number;
  /** The received requests, in order. */
  requests: IncomingMessage[];
  /** The accepted connections, in order. */
  sockets: Socket[];
  close(): Promise<void>;
}

export interface Certificate {
  key: string;
  cert: string;
}

/** Starts a third-party web server on this machine. Unknown paths return 404. */
export async function startWeb(
  pages: Readonly<Record<string, Page>>,
  { certificate, host = '127.0.0.1' }: { certificate?: Certificate; host?: string } = {},
): Promise<Web> {
  const requests: IncomingMessage[] = [];
  const sockets: Socket[] = [];
  const listener: RequestListener = (request, response) => {
    requests.push(request);
    const page = pages[request.url ?? ''];
    if (page) page(request, response);
    else response.writeHead(404).end('no such page');
  };
  const server = certificate ? createSecureServer(certificate, listener) : createServer(listener);
  server.on('connection', (socket: Socket) => sockets.push(socket));
  server.listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://${host}:${port}`,
    port,
    requests,
    sockets,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export function text(body: string | Uint8Array, headers: Record<string, string | string[]> = {}): Page {
  return (_request, response) => response.writeHead(200, headers).end(body);
}

export function status(code: number, headers: Record<string, string> = {}): Page {
  return (_request, response) => response.writeHead(code, headers).end();
}

export function redirect(location: string, code = 302): Page {
  return (_request, response) => response.writeHead(code, { location }).end();
}

/** Sends a raw response and closes the connection. */
export function raw(...lines: string[]): Page {
  return ({ socket }) => socket.end(lines.join('\r\n'));
}

/** Serves one page after the other, and then the last one repeatedly. */
export function inTurn(...pages: Page[]): Page {
  let turn = 0;
  return (request, response) => pages[Math.min(turn++, pages.length - 1)]?.(request, response);
}
