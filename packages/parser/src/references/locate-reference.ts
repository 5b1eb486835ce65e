import { createFindings } from '../problems/findings.js';
import type { ParserLimits } from '../problems/limits.js';
import type { Problem } from '../problems/problem.js';
import { createProblemList } from '../problems/problem-list.js';
import { finalGroup, type ReferenceGroup } from './reference-group.js';

export type ReferencePlace = Pick<Problem, 'pointer' | 'file' | 'line' | 'column'>;

/** Returns the place of the first reference that needs the same file as this group. */
export function locateReference(
  needed: ReferenceGroup,
  groups: readonly ReferenceGroup[],
  limits: ParserLimits,
): ReferencePlace | undefined {
  // A group that continues a pointer through another reference has no objects of its own.
  const group = groups.find((one) => one.objects.length > 0 && finalGroup(one) === needed);
  const holder = group?.objects[0];
  if (group === undefined || holder === undefined) return undefined;
  const findings = createFindings(limits);
  const { file } = group.scope;
  findings.add({ severity: 'error', code: '', message: '', file, holder, token: group.name });
  const problems = createProblemList(limits);
  findings.report(problems);
  const [{ code: _code, severity: _severity, message: _message, ...place } = noProblem] = problems.list();
  return place;
}

const noProblem: Problem = { code: '', severity: 'error', message: '' };
