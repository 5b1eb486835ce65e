import { atMost, type Goal } from '../shared/goal.js';
import type { CurvePoint } from './measure-curve.js';
import type { VersionMeasurement } from './measure-version.js';
import type { Grouping } from './requests.js';

/** Minimum number of operations to which the goals of revisions apply: below it, fixed costs dominate. */
const manyOperations = 100;

/** Returns the goals that apply to the measurements. */
export function goalsOf(measurements: readonly VersionMeasurement[], curve: readonly CurvePoint[]): Goal[] {
  const many = measurements.filter(({ operations }) => operations >= manyOperations);
  return [
    ...revisionGoals(many, 'by-tag'),
    ...revisionGoals(many, 'by-operation'),
    atMost(
      'one operation',
      { limit: 1, unit: 'ms' },
      measurements,
      ({ byOperation }) => byOperation.operation.median,
    ),
    atMost(
      'the worst operation',
      { limit: 1, unit: 'ms' },
      measurements,
      ({ byOperation }) => byOperation.operation.worst,
    ),
    ...curveGoals(curve),
  ];
}

/** In multiples of twice the printing time plus 2 us for each operation. */
function revisionGoals(measurements: readonly VersionMeasurement[], grouping: Grouping): Goal[] {
  const costs = measurements.flatMap(({ name, revisions }) =>
    revisions
      .filter((revision) => revision.grouping === grouping)
      .map(({ cold, warm }) => ({ name, cold: cold.share, warm: warm.share })),
  );
  return [
    atMost(`revision ${grouping}, warm / allowed`, { limit: 1, unit: 'x' }, costs, ({ warm }) => warm),
    atMost(`revision ${grouping}, cold / allowed`, { limit: 1, unit: 'x' }, costs, ({ cold }) => cold),
  ];
}

/** Each step of the curve has ten times the operations of the previous one. In multiples of printing, because sizes beyond the CPU caches slow both down. */
function curveGoals(curve: readonly CurvePoint[]): Goal[] {
  const steps = curve.slice(1).map((point, place) => ({ point, before: curve[place] ?? point }));
  const grown = steps
    .filter(({ before }) => before.operations >= manyOperations)
    .map(({ point, before }) => ({
      name: `${before.operations} to ${point.operations}`,
      value: point.revision.cold.multiple / before.revision.cold.multiple,
    }));
  const documents = steps.map(({ point, before }) => ({
    name: `${before.operations} to ${point.operations}`,
    value: point.documents.operation.median / before.documents.operation.median,
  }));
  return [
    atMost(
      'revision / printing it, ten times the operations',
      { limit: 1.5, unit: 'x' },
      grown,
      ({ value }) => value,
    ),
    atMost(
      'one document, ten times the operations',
      { limit: 1.5, unit: 'x' },
      documents,
      ({ value }) => value,
    ),
  ];
}
