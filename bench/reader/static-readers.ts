import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Run } from '../shared/area.js';
import { unpackPackage } from '../shared/npm-packages.js';
import { type Peer, peers } from './peers.js';
import type { ReadDocument } from './read-document.js';

/** A reader to measure. */
export interface Reader {
  name: string;
  /** URL of the operation of a document. */
  urlOf(document: ReadDocument): string;
}

export const ours = 'ours';

/** A static page of one paragraph: the cost of the connection and of the browser itself. */
export const floor = 'one paragraph';

/** Compressed in advance, like those of a content delivery network. */
type Files = Map<string, { type: string; body: Buffer }>;

/** Serves the floor and the readers from npm as static pages. */
export async function staticReaders(
  documents: readonly ReadDocument[],
  { folder, isSelected, install }: Run,
): Promise<{ readers: Reader[]; close(): Promise<void> }> {
  const files: Files = new Map();
  const add = (path: string, type: string, body: string | Buffer) =>
    files.set(path, { type, body: gzipSync(body) });
  const addPages = (under: string, bodyOf: (document: ReadDocument) => string) => {
    for (const document of documents) {
      const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API</title><body>${bodyOf(document)}</body></html>`;
      add(`${under}/${document.slug}.html`, 'text/html; charset=utf-8', page);
    }
  };
  for (const { slug, text } of documents) add(`/${slug}.json`, 'application/json', text);
  addPages('', ({ operation }) => `<p>${operation.words}</p>`);
  const { url, close } = await serve(files);
  const readers: Reader[] = [{ name: floor, urlOf: ({ slug }) => `${url}/${slug}.html` }];
  const addPeer = async (peer: Peer): Promise<void> => {
    const under = `/${peer.name.replaceAll(/\W/g, '-')}`;
    await unpackPackage(join(folder, under), peer.package, peer.version);
    for (const [name, file] of Object.entries(peer.files)) {
      const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
      add(`${under}/${name}`, type, await readFile(join(folder, under, file)));
    }
    addPages(under, ({ slug }) => peer.body(`/${slug}.json`));
    readers.push({
      name: peer.name,
      urlOf: (document) => `${url}${under}/${document.slug}.html#${peer.fragment(document)}`,
    });
  };
  for (const peer of peers.filter(({ name }) => isSelected(name)))
    await install(peer.name, () => addPeer(peer));
  return { readers, close };
}

/** Serves files on the loopback interface. */
async function serve(files: Files): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const file = files.get((request.url ?? '').replace(/\?.*/, ''));
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
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${address.port}`, close };
}
