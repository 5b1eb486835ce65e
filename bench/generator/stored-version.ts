import { gunzipSync } from 'node:zlib';
import type { BenchDocument } from '../shared/bench-document.js';
import { runWhole } from '../shared/run-whole.js';

/** A document in the form that the server stores. */
export interface StoredVersion {
  name: string;
  /** Size of the files of the document. */
  bytes: number;
  outline: Uint8Array;
  specification: Uint8Array;
}

export async function storedVersion(document: BenchDocument): Promise<StoredVersion> {
  const { name, bytes, entry, files, unavailable } = document;
  const output = await runWhole(entry, files, unavailable);
  if (output.kind !== 'processed') throw new Error(`Processing ${name} ended with ${output.kind}`);
  const { outline, specification } = output.made;
  return { name, bytes, outline: outline.bytes, specification: specification.bytes };
}

/** Returns the stored text. */
export function textOf(stored: Uint8Array): string {
  return new TextDecoder().decode(gunzipSync(stored));
}
