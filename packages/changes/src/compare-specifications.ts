import type { JSONObject } from '@specshelf/base/json';
import { createComparison } from './graph/create-comparison.js';
import type { ChangeReport } from './model/report.js';
import { compareDocuments } from './operations/compare-documents.js';
import { buildReport } from './report/build-report.js';

export interface CompareOptions {
  /** The day of the comparison, such as `2026-12-31`. Deprecated operations may be removed after their sunset. */
  today: string;
}

/**
 * Compares two OpenAPI 3.x documents as `parse` of the parser returns them. Finds what was added, removed and changed, and how it
 * affects clients of the API. Never throws because of their contents. Ends early with an incomplete report at a limit.
 */
export function compareSpecifications(
  before: JSONObject,
  after: JSONObject,
  { today }: CompareOptions,
): ChangeReport {
  const comparison = createComparison(before, after, today);
  if (!comparison.equal(before, after)) compareDocuments(comparison);
  return buildReport(comparison);
}
