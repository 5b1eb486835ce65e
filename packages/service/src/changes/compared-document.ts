import { defined } from '@specshelf/markdown/defined';
import { readBytes } from '../content/read-content.js';
import type { ComparedDocument } from '../ports/changes/change-tasks.js';
import type { Deps } from '../ports/deps.js';
import type { OpenAPISpecVersionRecord } from '../ports/records.js';
import { readManifest } from '../sources/manifest.js';

type ComparedVersion = Pick<
  OpenAPISpecVersionRecord,
  'specification' | 'raw' | 'openapi' | 'format' | 'manifest'
>;

/** Reads a stored version for a comparison. Places in a document of OpenAPI 2.0 differ from those in its text. */
export async function comparedDocument(deps: Deps, version: ComparedVersion): Promise<ComparedDocument> {
  const specification = await readBytes(deps, version.specification);
  if (version.openapi === undefined || version.openapi.startsWith('2')) return { specification };
  const text = await deps.stores.contents.get(version.raw);
  return { specification, file: await fileOf(deps, version), ...defined({ text }) };
}

/** Returns the name of the entry. A text has none of its own. */
async function fileOf(deps: Deps, { manifest, format }: ComparedVersion): Promise<string> {
  const entry = manifest === undefined ? undefined : (await readManifest(deps, manifest)).entry;
  return entry === undefined || entry === 'openapi' ? `openapi.${format}` : entry;
}
