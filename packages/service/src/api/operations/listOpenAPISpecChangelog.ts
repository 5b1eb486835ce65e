import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import type { LabeledVersion } from '../../base/ports/spec-stores.js';
import { listPage } from '../../base/requests/list-page.js';
import { policyOf } from '../../features/changes/policy-of.js';
import { readFirstChanges } from '../../features/changes/read-first-changes.js';
import { presentVersion } from '../../features/specs/version.js';
import { findSpec } from '../../state/access/accessible-records.js';

const defaultVersions = 20;

export const listOpenAPISpecChangelog =
  (deps: Deps): Handler<'listOpenAPISpecChangelog', Principal> =>
  async ({ path, query, principal }) => {
    const spec = await findSpec(deps, principal, path);
    const page = { ...query, limit: query.limit ?? defaultVersions };
    const { items: versions, ...rest } = await listPage(deps, `changelog of ${spec.id}`, page, {
      find: (of) => deps.stores.versions.list(spec.id, of),
      present: (version): LabeledVersion => version,
    });
    const byId = await readFirstChanges(deps, versions, { policy: policyOf(deps, spec), isGrouped: false });
    const items = versions.map((version) => ({
      version: presentVersion(deps, spec, version),
      changes: (byId.get(version.id) ?? []).map(({ change }) => change),
    }));
    return { status: 200, body: { items, ...rest } };
  };
