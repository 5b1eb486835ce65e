import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@specshelf/parser';
import { type BenchDocument, type DocumentSet, documentOf, textsOf } from './bench-document.js';
import { generateDocuments } from './generated-documents.js';
import type { Options } from './options.js';

/** Returns the documents of the corpus, largest first, or generated ones. */
export function documentSet({ corpus, document, quick }: Options): DocumentSet {
  if (quick) return generateDocuments(5);
  if (corpus !== undefined) return readCorpus(corpus, document);
  console.log('SPECSHELF_CORPUS is not set. Measuring generated documents:');
  return generateDocuments(1_500);
}

/** Minimum size to which goals of documents apply: below it, fixed costs and noise dominate. */
export const largeBytes = 400_000;

/** Returns documents of one file, largest first: the server would fetch the files that a document references. */
export function wholeDocuments({ documents }: DocumentSet): BenchDocument[] {
  const whole = documents.filter(({ files, unavailable }) => files.size === 1 && unavailable.size === 0);
  return whole.sort((a, b) => b.bytes - a.bytes);
}

interface IndexEntry {
  file: string;
  expect: string;
}

/** Reads only files of the folder. */
function readCorpus(folder: string, wanted: string | undefined): DocumentSet {
  const index: IndexEntry[] = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const chosen = index.filter((entry) => (wanted === undefined ? isReal(entry) : entry.file === wanted));
  if (chosen.length === 0) {
    throw new Error(
      `The index of the corpus has no document "${wanted}". An example of its documents: "${index[0]?.file}".`,
    );
  }
  const hostile = index.filter(({ expect }) => wanted === undefined && expect === 'hostile');
  return {
    documents: chosen.map(({ file }) => readDocument(folder, file)).sort((a, b) => b.bytes - a.bytes),
    hostile: hostile.map(({ file }) => ({ name: file, bytes: readFileSync(join(folder, file)) })),
  };
}

function isReal({ file, expect }: IndexEntry): boolean {
  return !/^(?:invalid|synthetic)\//.test(file) && (expect === 'ok' || expect === 'warn');
}

const base = 'https://corpus.example/';

/** Parses until no file is missing, as the service does. */
function readDocument(folder: string, file: string): BenchDocument {
  const entry = new URL(file, base).href;
  const files = new Map([[entry, new Uint8Array(readFileSync(join(folder, file)))]]);
  const unavailable = new Map<string, string>();
  for (;;) {
    const result = parse({ entry, files: textsOf({ files }), unavailable, limits: { files: 10_000 } });
    if (result.kind !== 'needs') return { ...documentOf(file, entry, files), unavailable };
    for (const location of result.locations) {
      const path = join(folder, decodeURIComponent(location.slice(base.length)));
      if (location.startsWith(base) && existsSync(path))
        files.set(location, new Uint8Array(readFileSync(path)));
      else unavailable.set(location, 'not in the corpus');
    }
  }
}
