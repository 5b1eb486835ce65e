import type { Handler } from '@specshelf/contract';
import { findOrganization } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import type { Deps } from '../ports/deps.js';
import { presentSpec } from '../present/spec.js';
import { createSpec } from '../rules/create-spec.js';
import { specEvent } from '../rules/spec-event.js';

export const createOpenAPISpec =
  (deps: Deps): Handler<'createOpenAPISpec', Principal> =>
  async ({ path, body, principal }) => {
    const { id } = await findOrganization(deps, principal, path.organizationId);
    const spec = await createSpec(deps, id, body.slug, body.source);
    await deps.audit(specEvent('spec.create', principal, spec));
    return { status: 201, body: presentSpec(deps, principal, spec) };
  };
