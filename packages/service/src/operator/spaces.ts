import { assertNoProblems, conflict, notFound } from '../base/errors.js';
import type { Deps } from '../base/ports/deps.js';
import type { SpaceRecord } from '../base/ports/records.js';
import { recordEvents } from '../state/events/audit-entries.js';
import { validateId } from './validate-id.js';

/** Space commands of the operator. */
export interface SpaceOperator {
  create(space: { id: string; organizationId: string }): Promise<SpaceRecord>;
  /** The oldest first. */
  list(): Promise<SpaceRecord[]>;
  delete(id: string): Promise<void>;
}

export function createSpaceOperator(deps: Deps): SpaceOperator {
  const { spaces } = deps.stores;
  return {
    create: (space) => create(deps, space),
    list: () => spaces.list(),
    delete: async (id) => {
      const space = await spaces.find(id);
      if (!space || !(await spaces.remove(id))) throw notFound('Space', id);
      const { organizationId } = space;
      await recordEvents(deps, { action: 'space.delete', actor: 'operator', organizationId, spaceId: id });
    },
  };
}

async function create(
  deps: Deps,
  { id, organizationId: requestedId }: { id: string; organizationId: string },
): Promise<SpaceRecord> {
  assertNoProblems(validateId(id));
  const { organizations, spaces } = deps.stores;
  const organization = await organizations.find(requestedId);
  if (!organization) throw notFound('Organization', requestedId);
  const { id: organizationId } = organization;
  const space = { id, organizationId, createdAt: deps.now().toISOString() };
  // IDs of spaces are unique across organizations, because URLs contain them without the organization.
  if (!(await spaces.insert(space))) throw conflict(`There is a space ${JSON.stringify(id)} already.`);
  await recordEvents(deps, { action: 'space.create', actor: 'operator', spaceId: id, organizationId });
  return space;
}
