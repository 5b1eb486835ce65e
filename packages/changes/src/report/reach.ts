import type { OperationFacts, OperationUse } from '../model/comparison.js';
import { changeLimits } from '../model/limits.js';
import type { Change, Reach } from '../model/report.js';

/**
 * Returns all operations of the changes that affect more of them than they list; undefined if there is no such change. Their uses are read
 * again, because keeping those of all changes would take too much memory.
 */
export function reachOf(
  changes: readonly Change[],
  usesOf: (change: Change) => readonly OperationUse[],
): Reach | undefined {
  const indexes = new Map<OperationFacts, number>();
  const indexOf = (operation: OperationFacts): number => {
    const index = indexes.get(operation) ?? indexes.size;
    indexes.set(operation, index);
    return index;
  };
  const reach: Reach = { operations: [], changes: {} };
  let room = changeLimits.reach;
  for (const change of changes) {
    if (change.operationCount <= change.operations.length) continue;
    room -= change.operationCount;
    if (room < 0) break;
    const operations = new Set(usesOf(change).map(({ operation }) => operation));
    reach.changes[change.id] = [...operations].map(indexOf);
  }
  reach.operations = [...indexes.keys()].map(({ method, path }) => `${method} ${path}`);
  return indexes.size === 0 ? undefined : reach;
}
