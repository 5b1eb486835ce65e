import { once } from 'node:events';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

/** A file in memory. */
export interface ServedFile {
  type: string;
  body: string | Buffer;
}

export interface FileServer {
  url: string;
  close(): Promise<void>;
}

/** Serves files by path, compressed in advance like a content delivery network. Loopback only. */
export async function serveFiles(files: ReadonlyMap<string, ServedFile>): Promise<FileServer> {
  const compressed = new Map(
    [...files].map(([path, { type, body }]) => [path, { type, body: gzipSync(body) }]),
  );
  const server = createServer((request, response) => {
    const file = compressed.get((request.url ?? '').replace(/\?.*/, ''));
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const { type, body } = file;
    response.writeHead(200, {
      'content-type': type,
      'content-encoding': 'gzip',
      'content-length': body.length,
    });
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The file server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
