import type { Handler } from '@specshelf/contract';
import { findOrganization } from '../access.js';
import type { Deps } from '../deps.js';
import { presentSpec } from '../present/spec.js';
import type { Principal } from '../principal.js';
import { listPage } from '../rules/list-page.js';

export const listOpenAPISpecs =
  (deps: Deps): Handler<'listOpenAPISpecs', Principal> =>
  async ({ path, query, principal }) => {
    const { id } = await findOrganization(deps, principal, path.organizationId);
    const body = await listPage(
      deps,
      `specs of ${id}`,
      query,
      (page) => deps.stores.specs.list(id, page),
      (spec) => presentSpec(deps, principal, spec),
    );
    return { status: 200, body };
  };
