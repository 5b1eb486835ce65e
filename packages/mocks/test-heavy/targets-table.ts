import type { TestOutcome } from './run-tests.js';

/** A target with the outcomes of the conformance suite. */
export interface TargetColumn {
  target: string;
  /** The platform. */
  on: string;
  outcomes: readonly TestOutcome[];
}

/** Prints the numbers of passed tests and of all tests, by suite and target. */
export function targetsTable(columns: readonly TargetColumn[]): string {
  const suites = [...new Set(columns.flatMap(({ outcomes }) => outcomes).map(suiteOf))];
  const rows = [
    ['suite', ...columns.map(({ target }) => target)],
    ['', ...columns.map(({ on }) => on)],
    ...suites.map((suite) => [suite, ...columns.map((column) => cell(column, suite))]),
    ['total', ...columns.map((column) => cell(column))],
  ];
  return aligned(rows).join('\n');
}

/** The first title is that of the whole conformance suite. */
function suiteOf({ titles }: TestOutcome): string {
  return titles[1] ?? '';
}

function cell({ outcomes }: TargetColumn, suite?: string): string {
  const tests = outcomes.filter((outcome) => suite === undefined || suiteOf(outcome) === suite);
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
