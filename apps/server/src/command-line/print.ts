import type { CommandLineProcess } from './command-line-process.js';

/** Options of every command that prints a result. */
export interface PrintOptions {
  json?: boolean;
}

/** The header and the value of a column. */
export type Column<T> = readonly [header: string, text: (row: T) => string | undefined];

/** Prints a list: as a table on a terminal, as lines with tabs elsewhere, or as JSON. */
export function printList<T>(
  { stdout }: CommandLineProcess,
  rows: readonly T[],
  columns: readonly Column<T>[],
  { json, none }: PrintOptions & { none: string },
): void {
  if (json) stdout.write(`${JSON.stringify(rows)}\n`);
  else if (!stdout.isTTY) stdout.write(rows.map((row) => `${cellsOf(row, columns).join('\t')}\n`).join(''));
  else if (rows.length === 0) stdout.write(`${none}\n`);
  else stdout.write(table([columns.map(([header]) => header), ...rows.map((row) => cellsOf(row, columns))]));
}

/** Prints the members of one record, one per line, or JSON. */
export function printMembers(
  { stdout }: CommandLineProcess,
  members: Readonly<Record<string, unknown>>,
  { json }: PrintOptions,
): void {
  if (json) {
    stdout.write(`${JSON.stringify(members)}\n`);
    return;
  }
  const rows = Object.entries(members).map(([name, value]) => [name, printable(textOf(value))]);
  stdout.write(stdout.isTTY ? table(rows) : rows.map((row) => `${row.join('\t')}\n`).join(''));
}

/** Prints the result of an action as a sentence, or as JSON. */
export function printDone(
  { stdout }: CommandLineProcess,
  sentence: string,
  value: unknown,
  { json }: PrintOptions,
): void {
  stdout.write(json ? `${JSON.stringify(value)}\n` : `${printable(sentence)}\n`);
}

interface PrintedSecret {
  /** Describes the new record. */
  sentence: string;
  secret: string;
  /** The record with its secret, for JSON. */
  value: unknown;
}

/** Prints a secret that is shown once: alone on standard output, so that a program can read it. */
export function printSecret(
  { stdout, stderr }: CommandLineProcess,
  { sentence, value, secret }: PrintedSecret,
  { json }: PrintOptions,
): void {
  if (!json) stderr.write(`${printable(sentence)} Its secret is not shown again:\n`);
  stdout.write(`${json ? JSON.stringify(value) : secret}\n`);
}

/** Removes control characters, which could affect the terminal or end a line or a cell. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '\ufffd');
}

function cellsOf<T>(row: T, columns: readonly Column<T>[]): string[] {
  return columns.map(([, text]) => printable(text(row) ?? ''));
}

function table(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return rows.map((row) => `${line(row).trimEnd()}\n`).join('');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
