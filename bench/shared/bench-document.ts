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

/** A hostile document, whose result must be cheap. */
interface HostileDocument {
  name: string;
  bytes: Uint8Array;
}

/** The documents to measure, and their origin. */
export interface DocumentSet {
  origin: string;
  documents: BenchDocument[];
  hostile: HostileDocument[];
}

/** Minimum size to which the goals apply: below it, fixed costs and noise dominate. */
const largeBytes = 400_000;

export const isLarge = (document: BenchDocument) => document.bytes >= largeBytes;

export const isSet = (document: BenchDocument) => document.files.size > 1;

export function isSwagger(root: unknown): boolean {
  return typeof root === 'object' && root !== null && 'swagger' in root;
}

export function textsOf(document: BenchDocument): Map<string, string> {
  const decoder = new TextDecoder();
  return new Map([...document.files].map(([location, bytes]) => [location, decoder.decode(bytes)]));
}
