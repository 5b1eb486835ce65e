import type { Handler } from '@specshelf/contract';
import { defined } from '@specshelf/markdown/defined';
import { findSpec } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import type { Deps } from '../ports/deps.js';
import { presentVersion } from '../present/version.js';
import { listPage } from '../rules/list-page.js';

export const listOpenAPISpecVersions =
  (deps: Deps): Handler<'listOpenAPISpecVersions', Principal> =>
  async ({ path, query, principal }) => {
    const spec = await findSpec(deps, principal, path);
    const { documentVersion } = query;
    const filter = defined({ documentVersion });
    // A cursor is valid only with the same filter.
    const list = documentVersion === undefined ? `versions of ${spec.id}` : JSON.stringify([spec.id, filter]);
    const body = await listPage(deps, list, query, {
      find: (page) => deps.stores.versions.list(spec.id, { ...page, ...filter }),
      present: (version) => presentVersion(deps, spec, version),
    });
    return { status: 200, body };
  };
