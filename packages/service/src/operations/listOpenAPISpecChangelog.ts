import type { Change } from '@specshelf/changes';
import type { Policy } from '@specshelf/changes/policy';
import type { Handler } from '@specshelf/contract';
import { findSpec } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import { readReport } from '../changes/read-report.js';
import { policyOf } from '../compatibility/policy-of.js';
import type { Deps } from '../ports/deps.js';
import type { LabeledVersion } from '../ports/spec-stores.js';
import { presentVersion } from '../present/version.js';
import { listPage } from '../rules/list-page.js';

const defaultVersions = 20;
const firstChanges = 10;

export const listOpenAPISpecChangelog =
  (deps: Deps): Handler<'listOpenAPISpecChangelog', Principal> =>
  async ({ path, query, principal }) => {
    const spec = await findSpec(deps, principal, path);
    const page = { ...query, limit: query.limit ?? defaultVersions };
    const { items: versions, ...rest } = await listPage(deps, `changelog of ${spec.id}`, page, {
      find: (of) => deps.stores.versions.list(spec.id, of),
      present: (version): LabeledVersion => version,
    });
    const byId = await readFirst(deps, versions, policyOf(deps, spec));
    const items = versions.map((version) => ({
      version: presentVersion(deps, spec, version),
      changes: byId.get(version.id) ?? [],
    }));
    return { status: 200, body: { items, ...rest } };
  };

/** Returns the first changes of versions by their IDs. A version whose report is gone has none. */
async function readFirst(
  deps: Deps,
  versions: readonly LabeledVersion[],
  policy: Policy,
): Promise<Map<string, Change[]>> {
  const stored = new Map<string, Uint8Array>();
  for (const version of versions) {
    const report = await readReport(deps, version);
    if (report !== undefined) stored.set(version.id, report);
  }
  if (stored.size === 0) return new Map();
  const input = { reports: [...stored.values()], policy, limit: firstChanges };
  const lists = await deps.runTask('readFirstChanges', input);
  return new Map([...stored.keys()].map((id, place) => [id, lists[place] ?? []]));
}
