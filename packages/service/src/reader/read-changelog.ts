import { defined } from '@specshelf/base/defined';
import { summarize } from '@specshelf/changes/summarize';
import type { ListedChange } from '../base/ports/changes/change-tasks.js';
import type { Deps } from '../base/ports/deps.js';
import type { OpenAPISpecRecord } from '../base/ports/records.js';
import type { LabeledVersion } from '../base/ports/spec-stores.js';
import { policyOf } from '../features/changes/policy-of.js';
import { readFirstChanges } from '../features/changes/read-first-changes.js';
import { shownVersion } from '../state/settings/shown-version.js';
import { listedVersion } from './listed-version.js';
import type { ReadableChange, ReadableChangelog } from './reader.js';

const listedVersions = 20;

/** Lists the shown version of a specification that `Reader.open` has opened for a visitor, and those before it, with their changes. */
export async function readChangelog(deps: Deps, spec: OpenAPISpecRecord): Promise<ReadableChangelog> {
  const policy = policyOf(deps, spec);
  const versions = await publishedVersions(deps, spec);
  return {
    key: JSON.stringify(versions.map(({ id, labels, changes }) => [id, labels, changes?.report])),
    entries: versions.map((version) => ({
      ...listedVersion(version),
      labels: version.labels,
      ...defined({ changes: version.changes && summarize(version.changes.tally, policy) }),
    })),
    first: async () => {
      const first = await readFirstChanges(deps, versions, { policy, isGrouped: true });
      return new Map([...first].map(([id, changes]) => [id, changes.map(toReadable)]));
    },
  };
}

/** Newer versions than the shown one are not published yet. */
async function publishedVersions({ stores }: Deps, spec: OpenAPISpecRecord): Promise<LabeledVersion[]> {
  const shown = await stores.versions.find(spec.id, shownVersion(spec) ?? '');
  if (shown === undefined) return [];
  const { id, createdAt } = shown;
  const query = { after: { id, createdAt }, limit: listedVersions - 1 };
  return [shown, ...(await stores.versions.list(spec.id, query)).records];
}

/** Removes what only members see. */
export function toReadable({ change, places }: ListedChange): ReadableChange {
  const { id, impact, message, operations, operationCount } = change;
  return { id, impact, message, places, operations, operationCount };
}
