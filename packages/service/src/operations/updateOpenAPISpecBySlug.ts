import type { Handler } from '@specshelf/contract';
import { findSpec } from '../access.js';
import { specEvent } from '../audit.js';
import type { Deps } from '../deps.js';
import { notFound } from '../errors.js';
import { presentSpec } from '../present/spec.js';
import type { Principal } from '../principal.js';

export const updateOpenAPISpecBySlug =
  (deps: Deps): Handler<'updateOpenAPISpecBySlug', Principal> =>
  async ({ path, body, principal }) => {
    const { id } = await findSpec(deps, principal, path);
    const spec = await deps.stores.specs.setVisibility(id, body.visibility, deps.now().toISOString());
    if (!spec) throw notFound('OpenAPI specification', path.specSlug);
    deps.wake('deliveries');
    await deps.audit(specEvent('spec.visibility', principal, spec));
    return { status: 200, body: presentSpec(deps, principal, spec) };
  };
