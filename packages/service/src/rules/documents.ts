import { Serialized } from '@specshelf/contract';
import type { Deps } from '../deps.js';
import type { OpenAPISpecVersionRecord } from '../records.js';
import { readBytes, readContent } from './contents.js';

type Specification = Pick<OpenAPISpecVersionRecord, 'specification'>;

/** The processed document of a version as it is stored. */
export function storedDocument(
  deps: Deps,
  { specification }: Specification,
): Serialized<Record<string, unknown>> {
  return new Serialized(async () => [await readContent(deps, specification)]);
}

/** The same document in YAML. Printing a large one takes a second, so that it is kept for a while. */
export function documentInYAML(deps: Deps, { specification }: Specification): Serialized<string> {
  return new Serialized(async () => [await readYAML(deps, specification)]);
}

async function readYAML(deps: Deps, specification: string): Promise<Uint8Array> {
  const key = deps.digest(`YAML of ${specification}`);
  const kept = await deps.stores.contents.get(key);
  const bytes = kept ?? (await deps.printYAML(await readBytes(deps, specification)));
  if (!kept) await deps.stores.contents.put([{ digest: key, bytes }]);
  return deps.decompress(bytes);
}
