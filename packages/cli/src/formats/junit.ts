import type { Change } from '@specshelf/changes';
import { type PlacedProblem, placeText, printProblem } from '../files/description.js';
import { isFailing, type Report } from '../report/report.js';
import { escapeCommands } from '../terminal/printable.js';
import { affectedText } from './affected-text.js';
import type { FormatContext } from './format-context.js';
import { isBadOutcome, nameOf, outcomeText } from './outcome-text.js';
import { incompleteText } from './summary.js';

interface TestCase {
  name: string;
  className: string;
  file?: string | undefined;
  line?: number | undefined;
  /** Why the case was skipped. */
  skipped?: string | undefined;
  failure?: Failure | undefined;
}

interface Failure {
  /** Failures are findings; errors are tests that could not end. */
  element: 'failure' | 'error';
  type: string;
  message: string;
  details: string;
}

interface Suite {
  name: string;
  cases: TestCase[];
}

/** Prints reports as JUnit XML, one suite each: each listed change and each problem is a test case. */
export function toJUnit(reports: readonly Report[], { command }: Pick<FormatContext, 'command'>): string {
  const suites = reports.map(suiteOf);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="specshelf ${command}" ${countsOf(suites.flatMap(({ cases }) => cases))}>`,
    ...suites.flatMap(printSuite),
    '</testsuites>',
    '',
  ].join('\n');
}

function suiteOf(report: Report): Suite {
  const { slug, outcome, comparison } = report;
  const cases = [
    ...casesOfChanges(report),
    ...report.problems.map((problem, index) => caseOfProblem(problem, index, report)),
    ...caseOfLimit(report),
  ];
  const hasFailure = cases.some(({ failure }) => failure !== undefined);
  if (outcome === 'failed' || (isBadOutcome(outcome) && !hasFailure)) cases.unshift(caseOfOutcome(report));
  // Some readers reject a suite without cases.
  if (cases.length === 0) {
    cases.push({ name: outcome === 'compared' ? 'no changes' : 'no findings', className: 'specshelf' });
  }
  const name =
    outcome === 'compared' && comparison !== undefined
      ? `${comparison.before} to ${comparison.after}`
      : nameOf(report);
  if (slug === undefined) return { name, cases };
  // Unique: some readers join cases of the same class and name.
  return { name, cases: cases.map((each) => ({ ...each, className: `${slug}.${each.className}` })) };
}

function casesOfChanges(report: Report): TestCase[] {
  const acknowledged = new Set(report.comparison?.acknowledged);
  return (report.comparison?.changes ?? []).map((change) => ({
    ...caseOfChange(change, report),
    ...(acknowledged.has(change.id) ? { skipped: 'The change is acknowledged.' } : {}),
  }));
}

function caseOfChange(change: Change, report: Report): TestCase {
  const { message, rule, impact, id } = change;
  const place = report.comparison?.anchors.get(id);
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
    failure: isFailing(report, change)
      ? { element: 'failure', type: rule, message, details: text }
      : undefined,
  };
}

function caseOfProblem(problem: PlacedProblem, index: number, report: Report): TestCase {
  const { severity, code, message, file, line } = problem;
  return {
    name: `${message} [${index + 1}]`,
    className: `${severity}.${code}`,
    file,
    line,
    failure: isFailing(report, problem)
      ? { element: 'failure', type: code, message, details: printProblem(problem) }
      : undefined,
  };
}

/** An error if the command ends with 4 for it. */
function caseOfLimit({ comparison }: Report): TestCase[] {
  if (comparison === undefined || comparison.complete) return [];
  const error = {
    element: 'error',
    type: 'incomplete',
    message: incompleteText,
    details: incompleteText,
  } as const;
  return [
    { name: incompleteText, className: 'specshelf', failure: comparison.mayFailMore ? error : undefined },
  ];
}

function caseOfOutcome(report: Report): TestCase {
  const { outcome, file, failure } = report;
  const message = outcomeText(report);
  return {
    name: outcome,
    className: 'specshelf',
    file,
    failure: {
      element: outcome === 'failed' ? 'error' : 'failure',
      type: outcome,
      message,
      details: failure === undefined ? message : failure.lines.join('\n'),
    },
  };
}

function countsOf(cases: readonly TestCase[]): string {
  const count = (element: Failure['element']) =>
    cases.filter(({ failure }) => failure?.element === element).length;
  return `tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}"`;
}

function printSuite({ name, cases }: Suite): string[] {
  const skipped = cases.filter(isSkipped).length;
  return [
    `  <testsuite name="${attribute(name)}" ${countsOf(cases)} skipped="${skipped}">`,
    ...cases.flatMap(printCase),
    '  </testsuite>',
  ];
}

const isSkipped = ({ skipped, failure }: TestCase) => skipped !== undefined && failure === undefined;

function printCase({ name, className, file, line, failure, skipped }: TestCase): string[] {
  const place = [
    file === undefined ? '' : ` file="${attribute(file)}"`,
    line === undefined ? '' : ` line="${line}"`,
  ];
  const start = `    <testcase name="${attribute(name)}" classname="${attribute(className)}"${place.join('')} time="0"`;
  const end = '    </testcase>';
  if (failure !== undefined) {
    const { element, type, message, details } = failure;
    return [
      `${start}>`,
      `      <${element} type="${attribute(type)}" message="${attribute(message)}">${escapeXML(details)}</${element}>`,
      end,
    ];
  }
  if (skipped === undefined) return [`${start}/>`];
  return [`${start}>`, `      <skipped message="${attribute(skipped)}"/>`, end];
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Agents of CI systems, which look for commands in the log, recognize none that is escaped. */
const escapeXML = (text: string) =>
  escapeCommands(escapeCharacters(text), '&#35;').replaceAll(/^(\s*):(?=:)/gm, '$1&#58;');

/** XML 1.0 forbids most control characters and unpaired surrogates, even as references. Terminals interpret some of the others. */
const escapeCharacters = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{7E}\u{A0}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\ufffd')
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);

const attribute = (text: string) => escapeXML(text.replaceAll(/\s+/g, ' '));
