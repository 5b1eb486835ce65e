import type { Grant, Stores } from '@specshelf/service';

/**
 * Returns the grants of a session without organizations that were created after its beginning: such an organization has the ID of one that
 * was deleted, and may have other members.
 */
export async function validGrants(
  stored: Pick<Stores['organizations'], 'idsCreatedAfter'>,
  grants: readonly Grant[],
  began: Date,
): Promise<readonly Grant[]> {
  // A grant for all organizations includes future ones.
  if (grants.every(({ organizations }) => organizations === '*')) return grants;
  const later = new Set(await stored.idsCreatedAfter(began.toISOString()));
  if (later.size === 0) return grants;
  return grants.flatMap((grant) => {
    if (grant.organizations === '*') return [grant];
    const organizations = grant.organizations.filter((id) => !later.has(id));
    return organizations.length === 0 ? [] : [{ ...grant, organizations }];
  });
}
