import type { Schema } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import type { UsageCounter } from './create-usage-counter.js';
import { firstUsageDay } from './first-usage-day.js';
import { tokenIdOf } from './reader-of.js';
import { presentUsage } from './usage.js';

const limit = 10_000;

/** Returns the readers of a version, or of a label of a specification. */
export async function readUsage(
  deps: Deps,
  usage: UsageCounter,
  of: { versionId: string } | { specId: string; label: string },
  { request }: Principal,
): Promise<Schema<'OpenAPISpecUsage'>> {
  // Callers expect their own requests in the result. Reads must work while the database rejects writes.
  await usage.flush().catch((error: unknown) => deps.report(error, request));
  const since = firstUsageDay(deps.now());
  const reads = await deps.stores.usage.list({ ...of, since, limit });
  const tokenIds = new Set(reads.flatMap(({ reader }) => tokenIdOf(reader) ?? []));
  const tokens = await deps.stores.accessTokens.findByIds([...tokenIds]);
  return presentUsage(since, reads, tokens);
}
