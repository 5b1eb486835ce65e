import type { Handler } from '@specshelf/contract';
import { findVersion } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import type { Deps } from '../ports/deps.js';
import { presentPublication } from '../present/publication.js';
import { versionURL } from '../present/urls.js';
import { contentLocation } from '../rules/content-location.js';
import { listPage } from '../rules/list-page.js';

export const listOpenAPISpecVersionPublications =
  (deps: Deps): Handler<'listOpenAPISpecVersionPublications', Principal> =>
  async ({ path, query, principal }) => {
    const { spec, version } = await findVersion(deps, principal, path);
    const body = await listPage(deps, `publications of ${version.id}`, query, {
      find: (page) => deps.stores.versions.listPublications(version.id, page),
      present: presentPublication,
    });
    const headers = contentLocation(path, `${versionURL(deps, spec, version.id)}/publications`);
    return { status: 200, headers, body };
  };
