import type { Deps } from '../ports/deps.js';
import type { OpenAPISpecRecord } from '../ports/records.js';
import { enqueue } from '../processing/spec-state.js';
import { encodeSource, type SpecSource } from '../sources/spec-source.js';
import { newSpec } from './create-spec.js';

interface Written {
  spec: OpenAPISpecRecord;
  created: boolean;
}

/** Creates the specification or replaces its source, and queues it for processing. */
export async function createOrReplaceSpec(
  deps: Deps,
  organizationId: string,
  slug: string,
  source: SpecSource,
): Promise<Written> {
  for (;;) {
    const written = await tryToWrite(deps, organizationId, slug, source);
    // Another request has created, changed, or deleted the specification meanwhile: read it again.
    if (!written) continue;
    deps.wake('specifications');
    return written;
  }
}

async function tryToWrite(
  deps: Deps,
  organizationId: string,
  slug: string,
  source: SpecSource,
): Promise<Written | undefined> {
  const { specs } = deps.stores;
  const existing = await specs.find(organizationId, slug);
  // The new source may keep the headers of the existing one.
  const { record, contents } = await encodeSource(deps, source, existing?.source);
  if (!existing) {
    const spec = newSpec(deps, organizationId, slug, record);
    return (await specs.insert(spec, contents)) ? { spec, created: true } : undefined;
  }
  const replaced = await specs.commit(enqueue(existing, record, deps.now().toISOString()), contents);
  return replaced && { spec: replaced, created: false };
}
