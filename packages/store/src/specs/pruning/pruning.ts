import type { PruneBatch } from '@specshelf/service';
import type { Connection } from '../../database/database.js';
import * as deliveries from '../../records/deliveries.js';
import * as hooks from '../../records/hooks.js';
import * as versions from '../openapi-spec-versions.js';
import * as specs from '../openapi-specs.js';

/** Removes a batch of expired versions. Returns the number of removed versions by specification. */
export async function prune(
  transaction: Connection,
  { organizationId, specIds, kept, limit, now }: PruneBatch,
): Promise<ReadonlyMap<string, number>> {
  const locked = await specs.lockVersions(transaction, organizationId, specIds);
  const ids = new Map<string, string[]>();
  for (const { id, spec_id } of await versions.findPrunable(transaction, locked, kept, limit)) {
    ids.set(spec_id, [...(ids.get(spec_id) ?? []), id]);
  }
  if (ids.size === 0) return new Map();
  await versions.remove(transaction, [...ids.values()].flat());
  const removed = new Map([...ids].map(([specId, ofSpec]) => [specId, ofSpec.length]));
  await specs.subtractVersions(transaction, removed);
  // Must run before the deliveries are locked: a delivery attempt locks its hook first, so another order could deadlock.
  await hooks.lock(transaction, organizationId);
  const specSlugs = locked.flatMap(({ id, slug }) => (removed.has(id) ? [slug] : []));
  await deliveries.enqueue(transaction, organizationId, { specSlugs, now });
  return removed;
}
