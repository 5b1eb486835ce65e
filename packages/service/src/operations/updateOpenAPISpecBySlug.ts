import type { Handler } from '@specshelf/contract';
import { findSpec } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import { notFound } from '../errors.js';
import type { Deps } from '../ports/deps.js';
import { presentSpec } from '../present/spec.js';
import { commitSpec } from '../processing/commit-spec.js';
import { setVisibility } from '../processing/spec-state.js';
import { specEvent } from '../rules/spec-event.js';

export const updateOpenAPISpecBySlug =
  (deps: Deps): Handler<'updateOpenAPISpecBySlug', Principal> =>
  async ({ path, body, principal }) => {
    const found = await findSpec(deps, principal, path);
    const now = deps.now().toISOString();
    const spec = await commitSpec(deps.stores.specs, found, (current) =>
      setVisibility(current, body.visibility, now),
    );
    if (!spec) throw notFound('OpenAPI specification', path.specSlug);
    deps.wake('deliveries');
    await deps.audit(specEvent('spec.visibility', principal, spec));
    return { status: 200, body: presentSpec(deps, principal, spec) };
  };
