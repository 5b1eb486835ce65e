import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface CorpusEntry {
  readonly file: string;
  readonly expect: 'ok' | 'warn' | 'invalid' | 'parse-error' | 'unsupported' | 'hostile';
}

export interface Corpus {
  readonly folder: string;
  readonly entries: readonly CorpusEntry[];
}

/** Returns the documents in the folder SPECSHELF_CORPUS; none when it is not a folder with an index. */
export function readCorpus(): Corpus {
  const folder = process.env['SPECSHELF_CORPUS'] ?? '';
  const index = join(folder, 'index.json');
  if (folder === '' || !existsSync(index)) {
    console.log(
      'No corpus: SPECSHELF_CORPUS is not a folder with an index.json. No documents of it are tested.',
    );
    return { folder, entries: [] };
  }
  console.log(`corpus: ${folder}`);
  return { folder, entries: JSON.parse(readFileSync(index, 'utf8')) };
}
