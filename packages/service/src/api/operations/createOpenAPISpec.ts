import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { presentSpec } from '../../features/specs/spec.js';
import { findOrganization } from '../../state/access/accessible-records.js';
import { createSpec } from '../../work/publishing/create-spec.js';

export const createOpenAPISpec =
  (deps: Deps): Handler<'createOpenAPISpec', Principal> =>
  async ({ path, body, principal }) => {
    const { id } = await findOrganization(deps, principal, path.organizationId);
    const spec = await createSpec(deps, principal, { ...body, organizationId: id });
    return { status: 201, body: presentSpec(deps, principal, spec) };
  };
