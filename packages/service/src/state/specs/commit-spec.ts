import type { OpenAPISpecRecord } from '../../base/ports/records.js';
import type { OpenAPISpecStore } from '../../base/ports/spec-stores.js';
import type { SpecCommit } from '../../base/ports/spec-update.js';
import type { Content } from '../../base/ports/work/content.js';

/**
 * Commits a transition of a specification that was read before. If the record has changed since then, reads it and tries again.
 * Returns undefined if the specification is gone, or if the transition does not apply to it.
 */
export async function commitSpec(
  specs: Pick<OpenAPISpecStore, 'find' | 'commit'>,
  seen: OpenAPISpecRecord,
  transition: (spec: OpenAPISpecRecord) => SpecCommit | undefined | Promise<SpecCommit | undefined>,
  contents: readonly Content[] = [],
): Promise<OpenAPISpecRecord | undefined> {
  for (let spec: OpenAPISpecRecord | undefined = seen; spec?.id === seen.id; ) {
    const commit = await transition(spec);
    if (!commit) return undefined;
    const committed = await specs.commit(commit, contents);
    if (committed) return committed;
    spec = await specs.find(seen.organizationId, seen.slug);
  }
  return undefined;
}
