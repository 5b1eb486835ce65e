import type { Change } from '@specshelf/changes';
import { placeText, printProblem } from '../files/description.js';
import { isFailingProblem } from '../options/fail-on.js';
import { type DiffReport, isFailing } from '../report/diff-report.js';
import { incompleteText } from './summary.js';
import { affectedText } from './text.js';

interface TestCase {
  name: string;
  className: string;
  file?: string | undefined;
  line?: number | undefined;
  failure?: Failure | undefined;
}

interface Failure {
  /** Failures are findings; errors are tests that could not end. */
  element: 'failure' | 'error';
  type: string;
  message: string;
  details: string;
}

/** Prints a report as JUnit XML: each listed change is a test case, which fails if the change does. */
export function toJUnit(report: DiffReport): string {
  const cases = [
    ...report.changes.map((change) => caseOfChange(change, report)),
    ...casesOfProblems(report),
    ...caseOfLimit(report),
  ];
  // Some readers reject a suite without cases.
  if (cases.length === 0) cases.push({ name: 'no changes', className: 'specshelf' });
  const count = (element: Failure['element']) =>
    cases.filter(({ failure }) => failure?.element === element).length;
  const counts = `tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}"`;
  const name = attribute(`${report.before} to ${report.after}`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="specshelf diff" ${counts}>`,
    `  <testsuite name="${name}" ${counts} skipped="0">`,
    ...cases.flatMap(printCase),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function caseOfChange(change: Change, report: DiffReport): TestCase {
  const { message, rule, impact, id } = change;
  const place = report.anchors.get(change.id);
  const details = [
    message,
    affectedText(change),
    place === undefined ? undefined : placeText(place),
    `${rule} ${id}`,
  ];
  const text = details.filter((line) => line !== undefined).join('\n');
  return {
    // Unique: some readers join cases of the same name.
    name: `${message} [${id}]`,
    className: `${impact}.${rule}`,
    file: place?.file,
    line: place?.line,
    failure: isFailing(change, report)
      ? { element: 'failure', type: rule, message, details: text }
      : undefined,
  };
}

function casesOfProblems({ problems, failOn }: DiffReport): TestCase[] {
  return problems.map((problem, index) => ({
    name: `${problem.message} [${index + 1}]`,
    className: `${problem.severity}.${problem.code}`,
    file: problem.file,
    line: problem.line,
    failure: isFailingProblem(problem, failOn)
      ? { element: 'failure', type: problem.code, message: problem.message, details: printProblem(problem) }
      : undefined,
  }));
}

/** An error if the command ends with 4 for it. */
function caseOfLimit({ judged }: DiffReport): TestCase[] {
  if (judged.complete) return [];
  const error = {
    element: 'error',
    type: 'incomplete',
    message: incompleteText,
    details: incompleteText,
  } as const;
  return [
    { name: incompleteText, className: 'specshelf', failure: judged.mayRefuseMore ? error : undefined },
  ];
}

function printCase({ name, className, file, line, failure }: TestCase): string[] {
  const place = [
    file === undefined ? '' : ` file="${attribute(file)}"`,
    line === undefined ? '' : ` line="${line}"`,
  ];
  const start = `    <testcase name="${attribute(name)}" classname="${attribute(className)}"${place.join('')} time="0"`;
  if (failure === undefined) return [`${start}/>`];
  const { element, type, message, details } = failure;
  return [
    `${start}>`,
    `      <${element} type="${attribute(type)}" message="${attribute(message)}">${escapeXML(details)}</${element}>`,
    '    </testcase>',
  ];
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 forbids most control characters and unpaired surrogates, even as references. Terminals interpret some of the others. */
const escapeXML = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{7E}\u{A0}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\ufffd')
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);

const attribute = (text: string) => escapeXML(text.replaceAll(/\s+/g, ' '));
