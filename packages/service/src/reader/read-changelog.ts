import { summarize } from '@specshelf/changes/summarize';
import type { Schema } from '@specshelf/contract';
import { defined } from '@specshelf/markdown/defined';
import { readFirstChanges } from '../changes/read-first-changes.js';
import { policyOf } from '../compatibility/policy-of.js';
import type { Deps } from '../ports/deps.js';
import type { OpenAPISpecRecord } from '../ports/records.js';
import { listedVersion } from './listed-version.js';
import type { ReadableChange, ReadableChangelogEntry } from './reader.js';

const listedVersions = 20;

/**
 * Returns the newest versions of a specification that `Reader.open` has opened for a visitor, with their changes.
 */
export async function readChangelog(deps: Deps, spec: OpenAPISpecRecord): Promise<ReadableChangelogEntry[]> {
  const policy = policyOf(deps, spec);
  const { records } = await deps.stores.versions.list(spec.id, { limit: listedVersions });
  const first = await readFirstChanges(deps, records, policy);
  return records.map((version) => {
    const { id, labels, changes } = version;
    return {
      ...listedVersion(version),
      labels,
      ...defined({ changes: changes && summarize(changes.tally, policy) }),
      first: (first.get(id) ?? []).map(toReadable),
    };
  });
}

/** Removes what only members see. */
export function toReadable(change: Schema<'OpenAPISpecChange'>): ReadableChange {
  const { id, impact, message, operations, operationCount } = change;
  return { id, impact, message, operations, operationCount };
}
