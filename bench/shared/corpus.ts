import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@specshelf/parser';
import { bareParse, isJSON } from './bare-parse.js';
import { type BenchDocument, type DocumentSet, isSwagger } from './bench-document.js';

interface IndexEntry {
  file: string;
  expect: string;
}

const base = 'https://corpus.example/';

/** Returns the real documents of a corpus, largest first, and its hostile ones. Reads only files of its folder. */
export function readCorpus(folder: string, wanted: string | undefined): DocumentSet {
  const index: IndexEntry[] = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const chosen = index.filter((entry) => (wanted === undefined ? isReal(entry) : entry.file === wanted));
  if (chosen.length === 0) {
    throw new Error(
      `The index of the corpus has no document "${wanted}". An example of its documents: "${index[0]?.file}".`,
    );
  }
  return {
    origin: 'the corpus',
    documents: chosen.map(({ file }) => readDocument(folder, file)).sort((a, b) => b.bytes - a.bytes),
    hostile: index
      .filter((entry) => wanted === undefined && entry.expect === 'hostile')
      .map(({ file }) => ({ name: file, bytes: readFileSync(join(folder, file)) })),
  };
}

function isReal({ file, expect }: IndexEntry): boolean {
  return !/^(?:invalid|synthetic)\//.test(file) && (expect === 'ok' || expect === 'warn');
}

/** Parses until no file is missing, as the service does. */
function readDocument(folder: string, file: string): BenchDocument {
  const entry = new URL(file, base).href;
  const files = new Map([[entry, new Uint8Array(readFileSync(join(folder, file)))]]);
  const unavailable = new Map<string, string>();
  for (;;) {
    const texts = new Map([...files].map(([location, bytes]) => [location, new TextDecoder().decode(bytes)]));
    const result = parse({ entry, files: texts, unavailable, limits: { files: 10_000 } });
    if (result.kind !== 'needs') {
      const text = texts.get(entry) ?? '';
      const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
      const format = isJSON(text) ? 'json' : 'yaml';
      return { name: file, format, isSwagger: isSwagger(bareParse(text)), entry, files, unavailable, bytes };
    }
    for (const location of result.locations) {
      const path = join(folder, decodeURIComponent(location.slice(base.length)));
      if (location.startsWith(base) && existsSync(path))
        files.set(location, new Uint8Array(readFileSync(path)));
      else unavailable.set(location, 'not in the corpus');
    }
  }
}
