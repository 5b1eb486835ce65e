import { gunzipSync } from 'node:zlib';
import { isObject, type JSONObject, type JSONValue } from '@specshelf/base/json';
import type { BenchDocument } from '../shared/bench-document.js';
import { runWhole } from '../shared/run-whole.js';

/** A document in the form that the server stores. */
export interface StoredVersion {
  name: string;
  outline: Uint8Array;
  specification: Uint8Array;
}

export async function storedVersion(document: BenchDocument): Promise<StoredVersion> {
  const { name, entry, files, unavailable } = document;
  const output = await runWhole(entry, files, unavailable);
  if (output.kind !== 'processed') throw new Error(`Processing ${name} ended with ${output.kind}`);
  const { outline, specification } = output.made;
  return { name, outline: outline.bytes, specification: specification.bytes };
}

/** Returns the stored text. */
export function textOf(stored: Uint8Array): string {
  return new TextDecoder().decode(gunzipSync(stored));
}

export function specificationOf({ name, specification }: StoredVersion): JSONObject {
  const root: JSONValue = JSON.parse(textOf(specification));
  if (!isObject(root)) throw new Error(`The stored specification of ${name} is not an object`);
  return root;
}
