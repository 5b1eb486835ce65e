import type { Backend, Snapshot } from '../../src/backend.js';
import { createStores } from '../../src/stores/create-stores.js';
import type { Tables } from '../../src/stores/tables.js';

/** Removes expired versions of an organization. The mocks have no operator, so this changes a snapshot and restores it. */
export async function prune(backend: Backend, organizationId: string, newest: number): Promise<void> {
  const snapshot = await backend.snapshot();
  if (!hasTables(snapshot)) throw new Error('The snapshot has no tables');
  const { tables } = snapshot.state;
  const { versions } = createStores(undefined, tables);
  const specIds = [...tables.specs.keys()];
  const now = backend.clock.now().toISOString();
  await versions.prune({ organizationId, specIds, kept: { newest }, limit: 1_000, now });
  backend.restore(snapshot);
}

/** Whether a snapshot has the members that its type hides. */
function hasTables(snapshot: Snapshot): snapshot is Snapshot & { state: { tables: Tables } } {
  return 'state' in snapshot;
}
