import type { Deps } from '../deps.js';
import type { OpenAPISpecRecord } from '../records.js';
import { newSpec } from './create-spec.js';
import { packSource, type SpecSource } from './spec-source.js';

interface Written {
  spec: OpenAPISpecRecord;
  created: boolean;
}

/** Gives a slug this source: the specification is made when there is none, and processed again when there is one. */
export async function createOrReplaceSpec(
  deps: Deps,
  organizationId: string,
  slug: string,
  source: SpecSource,
): Promise<Written> {
  const written = await write(deps, organizationId, slug, source);
  deps.wake('specifications');
  return written;
}

async function write(deps: Deps, organizationId: string, slug: string, given: SpecSource): Promise<Written> {
  // Somebody else may create or delete the same slug in between; then the other branch is right, so try again.
  for (;;) {
    const existing = await deps.stores.specs.find(organizationId, slug);
    // With what there is now: it may keep the headers of the source before it.
    const { record, contents } = await packSource(deps, given, existing?.source);
    const now = deps.now().toISOString();
    const replaced = existing && (await deps.stores.specs.replaceSource(existing.id, record, now, contents));
    if (replaced) return { spec: replaced, created: false };
    const spec = newSpec(deps, organizationId, slug, record);
    if (!existing && (await deps.stores.specs.insert(spec, contents))) return { spec, created: true };
  }
}
