import type { OperationFacts, OperationUse } from '../model/comparison.js';
import { changeLimits } from '../model/limits.js';
import { type AffectedOperation, type StabilityLevel, stabilityLevels } from '../model/report.js';

export interface Affected {
  operations: AffectedOperation[];
  operationCount: number;
  stability: StabilityLevel | undefined;
  toServer: boolean;
  toClient: boolean;
}

/** Sums up the uses of a pair. */
export function affectedBy(uses: readonly OperationUse[]): Affected {
  const places = new Map<OperationFacts, string | undefined>();
  let toServer = false;
  let toClient = false;
  for (const { operation, to, at } of uses) {
    if (!places.has(operation)) places.set(operation, at);
    if (to !== 'client') toServer = true;
    if (to !== 'server') toClient = true;
  }
  return {
    operations: [...places].slice(0, changeLimits.operations).map(([operation, at]) => print(operation, at)),
    operationCount: places.size,
    stability: highestLevel([...places.keys()]),
    toServer,
    toClient,
  };
}

function print({ method, path, operationId }: OperationFacts, at: string | undefined): AffectedOperation {
  return {
    method,
    path,
    ...(operationId === undefined ? {} : { operationId }),
    ...(at === undefined ? {} : { at }),
  };
}

/** An operation without a level counts as stable. */
function highestLevel(operations: readonly OperationFacts[]): StabilityLevel | undefined {
  if (operations.every(({ stability }) => stability === undefined)) return undefined;
  const ranks = operations.map(({ stability = 'stable' }) => stabilityLevels.indexOf(stability));
  return stabilityLevels[Math.max(...ranks)];
}
