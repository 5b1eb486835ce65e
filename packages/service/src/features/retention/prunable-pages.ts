import { defined } from '@specshelf/base/defined';
import type { Deps } from '../../base/ports/deps.js';
import type { Place } from '../../base/ports/list-query.js';
import type { KeptVersions, PrunableVersions } from '../../base/ports/spec-stores.js';

// Number of specifications in a query, which blocks the thread of a server on SQLite for a few milliseconds.
const specsAtOnce = 200;

/** Iterates over the specifications of an organization with expired versions, in pages that may be empty. */
export async function* prunablePages(
  { stores }: Pick<Deps, 'stores'>,
  organizationId: string,
  kept: KeptVersions,
): AsyncGenerator<readonly PrunableVersions[]> {
  for (let after: Place | undefined; ; ) {
    const query = { limit: specsAtOnce, ...defined({ after }) };
    const page = await stores.versions.findPrunable(organizationId, kept, query);
    yield page.specs;
    after = page.next;
    if (after === undefined) return;
  }
}
