import type { FirstChangesInput, ListedChange } from '../../base/ports/changes/change-tasks.js';
import type { Deps } from '../../base/ports/deps.js';
import type { OpenAPISpecVersionRecord } from '../../base/ports/records.js';
import { readReport } from './read-report.js';

const firstChanges = 10;

/** Returns the first changes of versions by their IDs, with equal changes as one if `isGrouped` is set. A version whose report is gone has none. */
export async function readFirstChanges(
  deps: Deps,
  versions: readonly OpenAPISpecVersionRecord[],
  { policy, isGrouped }: Pick<FirstChangesInput, 'policy' | 'isGrouped'>,
): Promise<Map<string, ListedChange[]>> {
  const stored = new Map<string, Uint8Array>();
  const reports = await Promise.all(versions.map((version) => readReport(deps, version)));
  for (const [index, { id }] of versions.entries()) {
    const report = reports[index];
    if (report !== undefined) stored.set(id, report);
  }
  if (stored.size === 0) return new Map();
  const input = { reports: [...stored.values()], policy, limit: firstChanges, isGrouped };
  const lists = await deps.runTask('readFirstChanges', input);
  return new Map([...stored.keys()].map((id, place) => [id, lists[place] ?? []]));
}
