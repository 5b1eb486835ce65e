import { defined } from '@specshelf/base/defined';
import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { defaultLimit, listPage } from '../../base/requests/list-page.js';
import { contentLocation } from '../../features/specs/content-location.js';
import { presentPublication } from '../../features/specs/publication.js';
import { findVersion } from '../../state/access/accessible-records.js';
import { versionURL } from '../../state/urls.js';

export const listOpenAPISpecVersionPublications =
  (deps: Deps): Handler<'listOpenAPISpecVersionPublications', Principal> =>
  async ({ path, query, principal }) => {
    const { spec, version } = await findVersion(deps, principal, path);
    const body = await listPage(deps, `publications of ${version.id}`, query, {
      find: (page) => deps.stores.versions.listPublications(version.id, page),
      present: presentPublication,
    });
    const url = `${versionURL(deps, spec, version.id)}/publications${searchOf(query)}`;
    return { status: 200, headers: contentLocation(path, url), body };
  };

/** Returns the query without the default limit, which the validator adds. */
function searchOf({ page, limit = defaultLimit }: { page?: string; limit?: number }): string {
  const sent = limit === defaultLimit ? undefined : String(limit);
  const search = new URLSearchParams(defined({ page, limit: sent })).toString();
  return search === '' ? '' : `?${search}`;
}
