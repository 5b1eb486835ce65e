import { type Row, rounded } from './table.js';

/** A limit for the figures of a column. */
export interface Goal {
  what: string;
  /** Title of the table. */
  table: string;
  /** The column, or a quotient that is made from a row and all rows of its table. */
  value: string | ((row: Row, all: readonly Row[]) => number);
  /** Cells of the rows to which the goal applies, or a condition. */
  where?: Row | ((row: Row) => boolean);
  limit: number;
  unit?: string;
  /** Whether the limit is a minimum. */
  isMinimum?: true;
}

/** Returns whether each goal is reached, and by which rows it is missed. A goal without a measured value has no row. */
export function goalRows(goals: readonly Goal[], tables: ReadonlyMap<string, readonly Row[]>): Row[] {
  return goals.flatMap((goal) => {
    const values = valuesOf(goal, tables.get(goal.table) ?? []);
    const { what, limit, unit = '', isMinimum = false } = goal;
    const sorted = [...values].sort((a, b) => (isMinimum ? a.value - b.value : b.value - a.value));
    const [worst] = sorted;
    if (worst === undefined) return [];
    const missed = sorted.filter(({ value }) => (isMinimum ? value < limit : value > limit));
    return {
      goal: what,
      limit: `${isMinimum ? '>=' : '<='} ${limit} ${unit}`.trim(),
      worst: `${rounded(worst.value)} ${unit}`.trim(),
      'reached by': `${values.length - missed.length} of ${values.length}`,
      '': missed.length === 0 ? 'reached' : 'not reached',
      'missed by': missed.map(({ name, value }) => `${name} (${rounded(value)})`).join(', '),
    };
  });
}

function valuesOf(
  { value: read, where = {} }: Goal,
  rows: readonly Row[],
): { name: string; value: number }[] {
  return rows
    .filter((row) => matches(row, where))
    .flatMap((row) => {
      const value = typeof read === 'string' ? row[read] : read(row, rows);
      return typeof value === 'number' && !Number.isNaN(value) ? [{ name: nameOf(row), value }] : [];
    });
}

export function matches(row: Row, where: NonNullable<Goal['where']>): boolean {
  if (typeof where === 'function') return where(row);
  return Object.entries(where).every(([column, cell]) => row[column] === cell);
}

function nameOf(row: Row): string {
  return Object.values(row)
    .filter((cell) => typeof cell === 'string')
    .join(', ');
}
