import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import type { Reports } from '../../features/changes/create-reports.js';
import { listChanges } from '../../features/changes/list-changes.js';
import { contentLocation } from '../../features/specs/content-location.js';
import { findVersion } from '../../state/access/accessible-records.js';
import { versionURL } from '../../state/urls.js';

export const listOpenAPISpecVersionChanges =
  (deps: Deps, reports: Reports): Handler<'listOpenAPISpecVersionChanges', Principal> =>
  async ({ path, query, principal }) => {
    const found = await findVersion(deps, principal, path);
    const body = await listChanges(deps, reports, found, query);
    const url = `${versionURL(deps, found.spec, found.version.id)}/changes`;
    return { status: 200, headers: contentLocation(path, url), body };
  };
