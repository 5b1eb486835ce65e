import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type Page = (request: IncomingMessage, response: ServerResponse) => void;

export interface Web {
  url: string;
  port: number;
  /** The paths that were asked for, in order. */
  requests: string[];
  close(): Promise<void>;
}

/** Somebody else's web server, on this machine. A path that it does not have is answered 404. */
export async function startWeb(pages: Readonly<Record<string, Page>>): Promise<Web> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push(path);
    const page = pages[path];
    if (page) page(request, response);
    else response.writeHead(404).end('no such page');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    requests,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export function text(body: string | Uint8Array, headers: Record<string, string> = {}): Page {
  return (_request, response) => response.writeHead(200, headers).end(body);
}

export function status(code: number, headers: Record<string, string> = {}): Page {
  return (_request, response) => response.writeHead(code, headers).end(`status ${code}`);
}

export function redirect(location: string, code = 302): Page {
  return (_request, response) => response.writeHead(code, { location }).end();
}

/** One page after the other; the last one stays. */
export function inTurn(...pages: Page[]): Page {
  let turn = 0;
  return (request, response) => pages[Math.min(turn++, pages.length - 1)]?.(request, response);
}
