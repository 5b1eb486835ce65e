import { type Schema, Serialized } from '@specshelf/contract';
import { readContentText } from '../content/read-content.js';
import type { Deps } from '../ports/deps.js';
import type { OpenAPISpecVersionRecord } from '../ports/records.js';
import { readManifest } from '../sources/manifest.js';

type Raw = Schema<'OpenAPISpecVersionRaw'>;

/** Returns a version as submitted: the text of its entry, and of every file of a set. */
export function presentRaw(deps: Deps, version: OpenAPISpecVersionRecord): Serialized<Raw> {
  return new Serialized(async () => [JSON.stringify(await readRaw(deps, version))]);
}

async function readRaw(deps: Deps, { raw, format, submitted }: OpenAPISpecVersionRecord): Promise<Raw> {
  const entry = { text: await readContentText(deps, raw), format };
  return submitted === undefined ? entry : { ...entry, ...(await readSet(deps, submitted)) };
}

async function readSet(deps: Deps, manifest: string) {
  const { entry, files } = await readManifest(deps, manifest);
  const texts: [string, string][] = [];
  for (const { location, content } of files) texts.push([location, await readContentText(deps, content)]);
  return { entry, files: Object.fromEntries(texts) };
}
