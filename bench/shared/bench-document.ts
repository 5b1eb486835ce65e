/** A document to measure, with the files that it refers to. */
export interface BenchDocument {
  name: string;
  format: 'json' | 'yaml';
  isSwagger: boolean;
  /** Where the entry is; a key of `files`. */
  entry: string;
  files: ReadonlyMap<string, Uint8Array>;
  unavailable: ReadonlyMap<string, string>;
  /** Of all files. */
  bytes: number;
}

/** A document that must be answered cheaply, whatever the answer is. */
interface HostileDocument {
  name: string;
  bytes: Uint8Array;
}

/** What there is to measure, and where it comes from. */
export interface DocumentSet {
  origin: string;
  documents: BenchDocument[];
  hostile: HostileDocument[];
}

/** From which size on the goals apply: below, fixed costs and noise decide. */
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
