import type { Deps } from '../ports/deps.js';
import type { Place } from '../ports/list-query.js';
import type { KeptVersions, PrunableVersions } from '../ports/spec-stores.js';

// One query looks at so many specifications. On SQLite it blocks the thread of a server for some milliseconds.
const specsAtOnce = 200;

/** The specifications of an organization with versions that are not to be kept, in pages, which may be empty. */
export async function* prunablePages(
  { stores }: Pick<Deps, 'stores'>,
  organizationId: string,
  kept: KeptVersions,
): AsyncGenerator<readonly PrunableVersions[]> {
  for (let after: Place | undefined; ; ) {
    const query = { limit: specsAtOnce, ...(after === undefined ? {} : { after }) };
    const page = await stores.versions.findPrunable(organizationId, kept, query);
    yield page.specs;
    after = page.next;
    if (after === undefined) return;
  }
}
