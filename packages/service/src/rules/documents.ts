import { SerializedJSON } from '@specshelf/contract';
import { toText } from '../bytes-of-text.js';
import type { Deps } from '../deps.js';
import type { OpenAPISpecVersionRecord } from '../records.js';
import { readBytes, readContent } from './contents.js';

type Specification = Pick<OpenAPISpecVersionRecord, 'specification'>;

/** The processed document of a version as it is stored. */
export async function readDocument(
  deps: Deps,
  { specification }: Specification,
): Promise<SerializedJSON<Record<string, unknown>>> {
  return new SerializedJSON([await readContent(deps, specification)]);
}

/** The same document in YAML. Printing a large one takes a second, so that it is kept for a while. */
export async function readDocumentYAML(deps: Deps, { specification }: Specification): Promise<string> {
  const key = deps.digest(`YAML of ${specification}`);
  const kept = await deps.stores.contents.get(key);
  const bytes = kept ?? (await deps.printYAML(await readBytes(deps, specification)));
  if (!kept) await deps.stores.contents.put([{ digest: key, bytes }]);
  return toText(await deps.decompress(bytes));
}
