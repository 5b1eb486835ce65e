import type { Handler } from '@specshelf/contract';
import { findSpec } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import { policyOf } from '../compatibility/policy-of.js';
import { readBytes } from '../content/read-content.js';
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
    const compared = versions.filter(({ changes }) => changes !== undefined);
    const stored = await Promise.all(compared.map(({ changes }) => readBytes(deps, changes?.report ?? '')));
    const input = { reports: stored, policy: policyOf(deps, spec), limit: firstChanges };
    const lists = stored.length === 0 ? [] : await deps.runTask('readFirstChanges', input);
    const byId = new Map(compared.map(({ id }, place) => [id, lists[place] ?? []]));
    const items = versions.map((version) => ({
      version: presentVersion(deps, spec, version),
      changes: byId.get(version.id) ?? [],
    }));
    return { status: 200, body: { items, ...rest } };
  };
