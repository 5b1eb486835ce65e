import type { Handler } from '@specshelf/contract';
import { findVersion } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import type { Reports } from '../changes/create-reports.js';
import { listChanges } from '../changes/list-changes.js';
import type { Deps } from '../ports/deps.js';
import { versionURL } from '../present/urls.js';
import { contentLocation } from '../rules/content-location.js';

export const listOpenAPISpecVersionChanges =
  (deps: Deps, reports: Reports): Handler<'listOpenAPISpecVersionChanges', Principal> =>
  async ({ path, query, principal }) => {
    const found = await findVersion(deps, principal, path);
    const body = await listChanges(deps, reports, found, query);
    const url = `${versionURL(deps, found.spec, found.version.id)}/changes`;
    return { status: 200, headers: contentLocation(path, url), body };
  };
