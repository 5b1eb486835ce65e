import { bareParse, isJSON } from './bare-parse.js';

/** A document to measure, with the files that it references. */
export interface BenchDocument {
  name: string;
  format: 'json' | 'yaml';
  isSwagger: boolean;
  /** Key of the entry in `files`. */
  entry: string;
  files: ReadonlyMap<string, Uint8Array>;
  unavailable: ReadonlyMap<string, string>;
  /** Size of all files, in bytes. */
  bytes: number;
}

/** The documents to measure. The result of a hostile one must be cheap. */
export interface DocumentSet {
  documents: BenchDocument[];
  hostile: { name: string; bytes: Uint8Array }[];
}

export function documentOf(name: string, entry: string, files: BenchDocument['files']): BenchDocument {
  const text = new TextDecoder().decode(files.get(entry));
  const root = bareParse(text);
  const isSwagger = typeof root === 'object' && root !== null && 'swagger' in root;
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  const format = isJSON(text) ? 'json' : 'yaml';
  return { name, format, isSwagger, entry, files, unavailable: new Map(), bytes };
}

export function textsOf({ files }: Pick<BenchDocument, 'files'>): Map<string, string> {
  const decoder = new TextDecoder();
  return new Map([...files].map(([location, bytes]) => [location, decoder.decode(bytes)]));
}

/** Returns the text of the entry. */
export function textOf(document: BenchDocument): string {
  return textsOf(document).get(document.entry) ?? '';
}
