import type { Handler } from '@specshelf/contract';
import { findLatestVersion } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import type { Reports } from '../changes/create-reports.js';
import { listChanges } from '../changes/list-changes.js';
import type { Deps } from '../ports/deps.js';

export const listLatestOpenAPISpecVersionChanges =
  (deps: Deps, reports: Reports): Handler<'listLatestOpenAPISpecVersionChanges', Principal> =>
  async ({ path, query, principal }) => {
    const found = await findLatestVersion(deps, principal, path);
    return { status: 200, body: await listChanges(deps, reports, found, query) };
  };
