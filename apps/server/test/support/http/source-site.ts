import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A web site on this machine that serves sources to a server under test. */
export interface SourceSite {
  /** Adds or replaces the text with this name, and returns its URL. Requests must send these headers. */
  publish(name: string, text: string | Uint8Array, headers?: Readonly<Record<string, string>>): string;
  /** Redirects a name to another one. */
  redirect(name: string, to: string): string;
  remove(name: string): void;
  /** The responses since the site, or this list, was cleared. */
  readonly responses: { name: string; status: number }[];
  clear(): void;
  close(): Promise<void>;
}

interface Page {
  text: string | Uint8Array;
  headers: Readonly<Record<string, string>>;
  location?: string;
}

export async function startSourceSite(): Promise<SourceSite> {
  const pages = new Map<string, Page>();
  const responses: { name: string; status: number }[] = [];
  const server = createServer((request, response) => {
    const name = decodeURIComponent(request.url ?? '').slice(1);
    const status = sendPage(pages.get(name), request, response);
    responses.push({ name, status });
  });
  const origin = await listen(server);
  return {
    responses,
    publish(name, text, headers = {}) {
      pages.set(name, { text, headers });
      return `${origin}/${name}`;
    },
    redirect(name, to) {
      pages.set(name, { text: '', headers: {}, location: `/${to}` });
      return `${origin}/${name}`;
    },
    remove: (name) => void pages.delete(name),
    clear: () => {
      pages.clear();
      responses.length = 0;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function sendPage(page: Page | undefined, { headers }: IncomingMessage, response: ServerResponse): number {
  const send = (status: number, body?: string | Uint8Array, more: Record<string, string> = {}) => {
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...more }).end(body);
    return status;
  };
  if (!page) return send(404);
  if (page.location !== undefined) return send(302, undefined, { location: page.location });
  if (Object.entries(page.headers).some(([name, value]) => headers[name] !== value)) return send(401);
  const etag = `"${createHash('sha256').update(page.text).digest('hex')}"`;
  return headers['if-none-match'] === etag ? send(304, undefined, { etag }) : send(200, page.text, { etag });
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port');
  return `http://127.0.0.1:${address.port}`;
}
