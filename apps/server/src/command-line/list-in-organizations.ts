import type { Operator } from '@specshelf/service';

/** Returns the records of the specified organization, or of all of them, with the organization. */
export async function listInOrganizations<Listed>(
  { organizations }: Operator,
  named: string | undefined,
  list: (path: { organizationId: string }) => Promise<readonly Listed[]>,
): Promise<(Listed & { organizationId: string })[]> {
  const listed = named === undefined ? await organizations.list() : [await organizations.get(named)];
  const all: (Listed & { organizationId: string })[] = [];
  for (const { id: organizationId } of listed)
    for (const record of await list({ organizationId })) all.push({ ...record, organizationId });
  return all;
}
