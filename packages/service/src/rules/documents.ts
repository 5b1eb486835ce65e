import { SerializedJSON } from '@specshelf/contract';
import type { Deps } from '../deps.js';
import type { OpenAPISpecVersionRecord } from '../records.js';
import { readContent } from './contents.js';

type Specification = Pick<OpenAPISpecVersionRecord, 'specification'>;

/** The processed document of a version as it is stored. */
export async function readDocument(
  deps: Deps,
  { specification }: Specification,
): Promise<SerializedJSON<Record<string, unknown>>> {
  return new SerializedJSON([await readContent(deps, specification)]);
}

/** The same document in YAML. Printing a large one takes a second, so that it is done once and kept. */
export async function readDocumentYAML(deps: Deps, { specification }: Specification): Promise<string> {
  const key = deps.digest(`YAML of ${specification}`);
  const kept = await deps.stores.contents.get(key);
  if (kept) return deps.decode(kept);
  const yaml = await deps.toYAML(await readContent(deps, specification));
  await deps.stores.contents.put(key, await deps.compress(yaml));
  return yaml;
}
