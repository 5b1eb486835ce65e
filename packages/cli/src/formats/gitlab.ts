import { createHash } from 'node:crypto';
import type { Change, Impact } from '@specshelf/changes';
import type { PlacedProblem } from '../files/description.js';
import { type FilePlace, isFailing, type Report } from '../report/report.js';
import { affectedText } from './affected-text.js';
import { isBadOutcome, nameOf, outcomeText } from './outcome-text.js';
import { printJSON } from './print-json.js';
import { incompleteText } from './summary.js';

/** See https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format. */
interface Violation {
  description: string;
  check_name: string;
  fingerprint: string;
  severity: 'info' | 'minor' | 'major' | 'critical' | 'blocker';
  location: { path: string; lines: { begin: number } };
}

/** A violation whose fingerprint is computed from `key`, which does not contain lines. */
interface Finding {
  key: readonly string[];
  description: string;
  check: string;
  severity: Violation['severity'];
  place: Partial<FilePlace> | undefined;
}

/** Prints reports as a code quality artifact of GitLab. */
export function toGitLab(reports: readonly Report[]): string {
  const violations: Violation[] = [];
  const counts = new Map<string, number>();
  for (const report of reports) {
    for (const { key, description, check, severity, place } of findingsOf(report)) {
      const name = JSON.stringify([nameOf(report), check, ...key]);
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      violations.push({
        description: description.replaceAll(/\s+/g, ' '),
        check_name: check,
        fingerprint: createHash('sha256').update(`${name} ${count}`).digest('hex').slice(0, 32),
        severity,
        location: { path: pathOf(place, report), lines: { begin: place?.line ?? 1 } },
      });
    }
  }
  return printJSON(violations);
}

function findingsOf(report: Report): Finding[] {
  const { comparison, problems, outcome, failing, file } = report;
  const place = file === undefined ? undefined : { file };
  const findings: Finding[] = [
    ...(comparison?.changes ?? []).map((change) => findingOfChange(change, report)),
    ...problems.map((problem) => findingOfProblem(problem, report)),
  ];
  if (outcome === 'failed' || (isBadOutcome(outcome) && failing.size === 0)) {
    findings.unshift({
      key: [],
      description: outcomeText(report),
      check: outcome,
      severity: 'blocker',
      place,
    });
  }
  if (comparison !== undefined && !comparison.complete) {
    const severity = comparison.mayFailMore ? 'critical' : 'minor';
    findings.push({ key: [], description: incompleteText, check: 'incomplete', severity, place });
  }
  return findings;
}

const severities: Readonly<Record<Impact | PlacedProblem['severity'], Violation['severity']>> = {
  breaking: 'major',
  risky: 'minor',
  safe: 'info',
  docs: 'info',
  error: 'major',
  warning: 'minor',
  info: 'info',
};

/** Findings that fail are critical. */
function findingOfChange(change: Change, report: Report): Finding {
  const { id, rule, impact, message } = change;
  const affected = affectedText(change);
  const isAcknowledged = report.comparison?.acknowledged.includes(id) ?? false;
  const text = affected === undefined ? message : `${message} Affects ${affected}.`;
  return {
    key: [id],
    description: isAcknowledged ? `${text} Acknowledged.` : text,
    check: rule,
    severity: isFailing(report, change) ? 'critical' : isAcknowledged ? 'info' : severities[impact],
    place: report.comparison?.anchors.get(id),
  };
}

function findingOfProblem(problem: PlacedProblem, report: Report): Finding {
  const { code, message, severity, file, pointer = '' } = problem;
  return {
    key: [file, message, pointer],
    description: message,
    check: code,
    severity: isFailing(report, problem) ? 'critical' : severities[severity],
    place: problem,
  };
}

/** GitLab requires a path, also for standard input. */
const pathOf = (place: Partial<FilePlace> | undefined, report: Report) =>
  (place?.file ?? report.file ?? nameOf(report)).replace(/^(?:\.\/)+/, '');
