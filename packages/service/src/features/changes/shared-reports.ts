import type { Deps } from '../../base/ports/deps.js';
import { createReports, type Reports } from './create-reports.js';

const created = new WeakMap<Deps, Reports>();

/** Returns the reports of a service, which its operations and its pages share: they cache comparisons. */
export function sharedReports(deps: Deps): Reports {
  const known = created.get(deps) ?? createReports(deps);
  created.set(deps, known);
  return known;
}
