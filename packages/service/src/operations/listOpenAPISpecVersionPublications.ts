import type { Handler } from '@specshelf/contract';
import { defined } from '@specshelf/markdown/defined';
import { findVersion } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import type { Deps } from '../ports/deps.js';
import { presentPublication } from '../present/publication.js';
import { versionURL } from '../present/urls.js';
import { contentLocation } from '../rules/content-location.js';
import { defaultLimit, listPage } from '../rules/list-page.js';

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
