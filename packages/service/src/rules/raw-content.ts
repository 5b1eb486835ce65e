import type { Schema } from '@specshelf/contract';
import type { Deps } from '../deps.js';
import type { OpenAPISpecVersionRecord } from '../records.js';
import { readContent } from './contents.js';
import { readManifest } from './manifest.js';

/** A version as it was given: the text of its entry, and of every file when it was given as a set. */
export async function readRaw(
  deps: Deps,
  { raw, format, submitted }: OpenAPISpecVersionRecord,
): Promise<Schema<'OpenAPISpecVersionRaw'>> {
  const entry = { text: await readContent(deps, raw), format };
  return submitted === undefined ? entry : { ...entry, ...(await readSet(deps, submitted)) };
}

async function readSet(deps: Deps, manifest: string) {
  const { entry, files } = await readManifest(deps, manifest);
  const texts: [string, string][] = [];
  for (const { location, content } of files) texts.push([location, await readContent(deps, content)]);
  return { entry, files: Object.fromEntries(texts) };
}
