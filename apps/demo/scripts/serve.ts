import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

export interface StaticServer {
  /** The URL of the start page. */
  url: string;
  close(): Promise<void>;
}

interface ServeOptions {
  /** 0 for any free port. */
  port: number;
  /** The path of the files, with slashes at both ends. */
  prefix?: string;
}

const mediaTypes: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Serves the files of a folder on the loopback interface as hosts of static files do: with `404.html` for other paths. */
export async function serve(folder: string, { port, prefix = '/' }: ServeOptions): Promise<StaticServer> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname.startsWith(prefix) ? pathname.slice(prefix.length) || 'index.html' : '';
    const found = /^[\w.-]+$/.test(name) ? await read(folder, name) : undefined;
    const body = found ?? (await read(folder, '404.html'));
    const mediaType = found ? mediaTypes[extname(name)] : 'text/html';
    response
      .writeHead(found ? 200 : 404, { 'content-type': `${mediaType ?? 'text/plain'}; charset=utf-8` })
      .end(body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${portOf(server.address())}${prefix}`;
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function read(folder: string, name: string): Promise<Buffer | undefined> {
  return readFile(join(folder, name)).catch(() => undefined);
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address ? address.port : 0;
}
