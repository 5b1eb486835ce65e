import { defined } from '@specshelf/base/defined';
import { type Schema, Serialized } from '@specshelf/contract';
import { readBytes } from '../../base/content/read-content.js';
import type { Deps } from '../../base/ports/deps.js';
import type { OpenAPISpecVersionRecord } from '../../base/ports/records.js';
import type { RawInput } from '../../base/ports/work/raw-input.js';
import { readManifest } from '../sources/manifest.js';

type Raw = Schema<'OpenAPISpecVersionRaw'>;

/** Returns a version as submitted: the text of its entry, and of every file of a set. */
export function presentRaw(deps: Deps, version: OpenAPISpecVersionRecord): Serialized<Raw> {
  return new Serialized(async () => {
    const { body } = await deps.runTask('printRaw', await readRaw(deps, version));
    return [body];
  });
}

async function readRaw(deps: Deps, { raw, format, submitted }: OpenAPISpecVersionRecord): Promise<RawInput> {
  const set = submitted === undefined ? undefined : await readSet(deps, submitted);
  return { text: await readBytes(deps, raw), format, ...defined({ set }) };
}

async function readSet(deps: Deps, manifest: string): Promise<RawInput['set']> {
  const { entry, files } = await readManifest(deps, manifest);
  const stored: { location: string; content: Uint8Array }[] = [];
  for (const { location, content } of files) {
    stored.push({ location, content: await readBytes(deps, content) });
  }
  return { entry, files: stored };
}
