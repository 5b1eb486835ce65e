import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A web site on this machine that serves texts: what a server under test fetches sources from. */
export interface SourceSite {
  /** Serves a text under a name, and gives its URL. The same name again replaces it. */
  publish(name: string, text: string): string;
  clear(): void;
  close(): Promise<void>;
}

export async function startSourceSite(): Promise<SourceSite> {
  const texts = new Map<string, string>();
  const server = createServer((request, response) => {
    const text = texts.get(decodeURIComponent(request.url ?? ''));
    response
      .writeHead(text === undefined ? 404 : 200, { 'content-type': 'text/plain; charset=utf-8' })
      .end(text);
  });
  const origin = await listen(server);
  return {
    publish(name, text) {
      texts.set(`/${name}`, text);
      return `${origin}/${name}`;
    },
    clear: () => texts.clear(),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port');
  return `http://127.0.0.1:${address.port}`;
}
