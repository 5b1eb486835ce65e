import { notFound } from '../../base/errors.js';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { auditEntries } from '../../state/events/audit-entries.js';
import { publisherEvent } from './publisher-event.js';

/** Deletes a trusted publisher, and revokes the tokens of its jobs. */
export async function deletePublisher(
  deps: Deps,
  principal: Principal,
  organizationId: string,
  id: string,
): Promise<void> {
  const { trustedPublishers } = deps.stores;
  const found = (await trustedPublishers.list(organizationId)).find((publisher) => publisher.id === id);
  if (!found) throw notFound('Trusted publisher', id);
  const event = publisherEvent('trusted-publisher.delete', principal, found);
  const entries = auditEntries(deps, event);
  const removal = { organizationId, id, now: deps.now().toISOString(), entries };
  if (!(await trustedPublishers.remove(removal))) throw notFound('Trusted publisher', id);
  await deps.audit(event);
}
