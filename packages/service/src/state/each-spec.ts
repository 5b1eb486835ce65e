import { defined } from '@specshelf/base/defined';
import type { Deps } from '../base/ports/deps.js';
import type { Place } from '../base/ports/list-query.js';
import type { OpenAPISpecSummary } from '../base/ports/records.js';

/** Iterates over the specifications of an organization. */
export async function* eachSpec(
  { stores }: Pick<Deps, 'stores'>,
  organizationId: string,
): AsyncGenerator<OpenAPISpecSummary> {
  for (let after: Place | undefined; ; ) {
    const query = { limit: 1000, ...defined({ after }) };
    const { records, more } = await stores.specs.list(organizationId, query);
    yield* records;
    after = records.at(-1);
    if (!more) return;
  }
}
