import type { Handler } from '@specshelf/contract';
import { findSpec } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import { readFirstChanges } from '../changes/read-first-changes.js';
import { policyOf } from '../compatibility/policy-of.js';
import type { Deps } from '../ports/deps.js';
import type { LabeledVersion } from '../ports/spec-stores.js';
import { presentVersion } from '../present/version.js';
import { listPage } from '../rules/list-page.js';

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
    const byId = await readFirstChanges(deps, versions, policyOf(deps, spec));
    const items = versions.map((version) => ({
      version: presentVersion(deps, spec, version),
      changes: byId.get(version.id) ?? [],
    }));
    return { status: 200, body: { items, ...rest } };
  };
