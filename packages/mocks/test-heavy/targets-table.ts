import type { TestOutcome } from './run-tests.js';

/** A target with the outcomes of the conformance suite, or the reason why it was skipped. */
export interface TargetColumn {
  target: string;
  /** The platform. */
  on: string;
  outcomes: readonly TestOutcome[] | { skipped: string };
}

/** Prints the numbers of passed tests and of all tests, by suite and target. */
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

/** The first title is that of the whole conformance suite. */
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
