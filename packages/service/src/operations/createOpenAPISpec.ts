import type { Handler } from '@specshelf/contract';
import { findOrganization } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import type { Deps } from '../ports/deps.js';
import { presentSpec } from '../present/spec.js';
import { createSpec } from '../rules/create-spec.js';

export const createOpenAPISpec =
  (deps: Deps): Handler<'createOpenAPISpec', Principal> =>
  async ({ path, body, principal }) => {
    const { id } = await findOrganization(deps, principal, path.organizationId);
    const spec = await createSpec(deps, principal, {
      organizationId: id,
      slug: body.slug,
      source: body.source,
      labels: body.labels,
      provenance: body.provenance,
    });
    return { status: 201, body: presentSpec(deps, principal, spec) };
  };
