import type { TestOutcome } from './run-tests.js';

/** A target, and what became of the tests of the conformance suite on it, or why they have not run. */
export interface TargetColumn {
  target: string;
  /** What it runs on. */
  on: string;
  outcomes: readonly TestOutcome[] | { skipped: string };
}

/** Targets by suites: how many tests have passed, of how many. */
export function targetsTable(columns: readonly TargetColumn[]): string {
  const suites = [...new Set(columns.flatMap(outcomesOf).map(suiteOf))];
  const rows = [
    ['suite', ...columns.map(({ target }) => target)],
    ['', ...columns.map(({ on }) => on)],
    ...suites.map((suite) => [suite, ...columns.map((column) => cell(column, suite))]),
    ['total', ...columns.map((column) => cell(column))],
  ];
  const reasons = columns.flatMap(({ target, on, outcomes }) =>
    'skipped' in outcomes ? [`${target} on ${on} was skipped: ${outcomes.skipped}`] : [],
  );
  return [...aligned(rows), ...reasons].join('\n');
}

function outcomesOf({ outcomes }: TargetColumn): readonly TestOutcome[] {
  return 'skipped' in outcomes ? [] : outcomes;
}

/** Below the title of the whole conformance suite stands that of one suite. */
function suiteOf({ titles }: TestOutcome): string {
  return titles[1] ?? '';
}

function cell(column: TargetColumn, suite?: string): string {
  if ('skipped' in column.outcomes) return 'skipped';
  const tests = column.outcomes.filter((outcome) => suite === undefined || suiteOf(outcome) === suite);
  return `${tests.filter(({ passed }) => passed).length}/${tests.length}`;
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, place) => Math.max(...rows.map((row) => row[place]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((text, place) => text.padEnd(widths[place] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
