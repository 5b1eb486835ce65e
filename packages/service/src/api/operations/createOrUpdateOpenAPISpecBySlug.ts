import type { Handler } from '@specshelf/contract';
import { insufficientScope } from '../../base/errors.js';
import { hasScope, type Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { presentSpec } from '../../features/specs/spec.js';
import { findOrganization } from '../../state/access/accessible-records.js';
import { createOrReplaceSpec } from '../../work/publishing/create-spec.js';

export const createOrUpdateOpenAPISpecBySlug =
  (deps: Deps): Handler<'createOrUpdateOpenAPISpecBySlug', Principal> =>
  async ({ path, body, principal }) => {
    const { id } = await findOrganization(deps, principal, path.organizationId);
    if (body.acknowledge !== undefined && !hasScope(principal, 'openapi:acknowledge', id, path.specSlug)) {
      throw insufficientScope('openapi:acknowledge', id);
    }
    const { spec, created } = await createOrReplaceSpec(deps, principal, {
      organizationId: id,
      slug: path.specSlug,
      source: body.source,
      labels: body.labels,
      provenance: body.provenance,
      acknowledge: body.acknowledge,
    });
    return { status: created ? 201 : 200, body: presentSpec(deps, principal, spec) };
  };
