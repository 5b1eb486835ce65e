import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadDocument } from './documents-to-read.js';
import { type Peer, peers } from './peers.js';
import { isSelected, type ReaderOptions } from './reader-options.js';
import { floor, type Missing, type ReaderSubject } from './reader-subject.js';
import { type ServedFile, serveFiles } from './serve-files.js';
import { unpackPackage } from './unpack-package.js';

/** The readers from npm and the floor, as static pages. */
export interface StaticSubjects {
  subjects: ReaderSubject[];
  /** Readers that were not installed, with the reason. */
  missing: Missing[];
  close(): Promise<void>;
}

type Files = Map<string, ServedFile>;

export async function staticSubjects(
  folder: string,
  documents: readonly ReadDocument[],
  options: ReaderOptions,
): Promise<StaticSubjects> {
  const files: Files = new Map();
  for (const { slug, text, operation } of documents) {
    files.set(`/${slug}.json`, { type: 'application/json', body: text });
    files.set(`/${slug}.html`, pageOf(`<p>${operation.words}</p>`));
  }
  const missing: Missing[] = [];
  const installed: Peer[] = [];
  for (const peer of peers.filter(({ name }) => isSelected(options, name))) {
    try {
      if (options.quick) throw new Error('not installed in a quick run');
      await install(peer, { folder, documents, files });
      installed.push(peer);
    } catch (error) {
      const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
      missing.push({ name: peer.name, reason });
    }
  }
  const { url, close } = await serveFiles(files);
  const plain: ReaderSubject = { name: floor, urlOf: ({ slug }) => `${url}/${slug}.html` };
  const others = installed.map(
    (peer): ReaderSubject => ({
      name: peer.name,
      urlOf: (document) => `${url}${folderOf(peer)}/${document.slug}.html#${peer.fragment(document)}`,
    }),
  );
  return { subjects: [plain, ...others], missing, close };
}

interface InstallOptions {
  folder: string;
  documents: readonly ReadDocument[];
  files: Files;
}

async function install(peer: Peer, { folder, documents, files }: InstallOptions): Promise<void> {
  console.error(`installing ${peer.name}`);
  const unpacked = join(folder, folderOf(peer));
  await unpackPackage(unpacked, peer.package, peer.version);
  for (const [name, file] of Object.entries(peer.files)) {
    const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
    files.set(`${folderOf(peer)}/${name}`, { type, body: await readFile(join(unpacked, file)) });
  }
  for (const { slug } of documents) {
    files.set(`${folderOf(peer)}/${slug}.html`, pageOf(peer.body(`/${slug}.json`)));
  }
}

const folderOf = ({ name }: Peer) => `/${name.replaceAll(/\W/g, '-')}`;

function pageOf(body: string): ServedFile {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API</title><body>${body}</body></html>`;
  return { type: 'text/html; charset=utf-8', body: page };
}
