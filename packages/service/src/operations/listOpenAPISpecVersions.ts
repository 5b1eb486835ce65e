import type { Handler } from '@specshelf/contract';
import { findSpec } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import type { Deps } from '../ports/deps.js';
import { presentVersion } from '../present/version.js';
import { listPage } from '../rules/list-page.js';

export const listOpenAPISpecVersions =
  (deps: Deps): Handler<'listOpenAPISpecVersions', Principal> =>
  async ({ path, query, principal }) => {
    const spec = await findSpec(deps, principal, path);
    const body = await listPage(deps, `versions of ${spec.id}`, query, {
      find: (page) => deps.stores.versions.list(spec.id, page),
      present: (version) => presentVersion(deps, spec, version),
    });
    return { status: 200, body };
  };
