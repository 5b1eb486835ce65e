import type { Schema } from '@specshelf/contract';
import { notFound } from '../base/errors.js';
import type { Deps } from '../base/ports/deps.js';
import { presentSpec } from '../features/specs/spec.js';
import { findSpec, type SpecPath } from '../state/access/accessible-records.js';
import { auditEntries } from '../state/events/audit-entries.js';
import { specEvent } from '../state/events/spec-event.js';
import { commitSpec } from '../state/specs/commit-spec.js';
import { enqueue } from '../state/specs/spec-state.js';
import { operator } from './operator-principal.js';

/** Queues a specification again, so that its URL is fetched. */
export async function refreshSpec(deps: Deps, path: SpecPath): Promise<Schema<'OpenAPISpec'>> {
  const now = deps.now().toISOString();
  const existing = await findSpec(deps, operator, path);
  const event = specEvent('spec.refresh', operator, existing);
  const entries = auditEntries(deps, event);
  const spec = await commitSpec(deps.stores.specs, existing, (found) => ({
    ...enqueue(found, found.source, now),
    entries,
  }));
  if (!spec) throw notFound('OpenAPI specification', path.specSlug);
  deps.wake('specifications');
  await deps.audit(event);
  return presentSpec(deps, operator, spec);
}
