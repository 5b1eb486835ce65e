import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import type { Reports } from '../../features/changes/create-reports.js';
import { listChanges } from '../../features/changes/list-changes.js';
import { findLatestVersion } from '../../state/access/accessible-records.js';

export const listLatestOpenAPISpecVersionChanges =
  (deps: Deps, reports: Reports): Handler<'listLatestOpenAPISpecVersionChanges', Principal> =>
  async ({ path, query, principal }) => {
    const found = await findLatestVersion(deps, principal, path);
    return { status: 200, body: await listChanges(deps, reports, found, query) };
  };
