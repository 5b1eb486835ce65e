import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Goal, goalRows } from './goal.js';
import { type Options, readOptions } from './options.js';
import { type Row, table } from './table.js';

/** An area of measurements, with its goals as data. */
export interface Area {
  /** What `--part` can select. */
  parts?: readonly string[];
  goals: readonly Goal[];
  /** Measures the subjects, and prints the figures as tables. */
  measure(run: Run): Promise<void>;
}

/** One run of an area. */
export interface Run extends Options {
  /** A folder for files of this run. */
  folder: string;
  /** Prints rows, and keeps them for the goals. A second table with the same title continues the first one. */
  print(title: string, rows: readonly Row[]): void;
  /** Prepares a subject. One that fails is listed with the reason, and does not prevent the measurement of the others. */
  attempt<Result>(name: string, prepare: () => Promise<Result>): Promise<Result | undefined>;
  /** Like `attempt`, for a subject from npm, which a quick run does not install. */
  install<Result>(name: string, prepare: () => Promise<Result>): Promise<Result | undefined>;
}

/** Runs an area with the options of the command line: prints its tables, the subjects that are missing, and its goals. */
export async function runArea({ parts = [], goals, measure }: Area): Promise<void> {
  const options = readOptions(process.argv.slice(2), parts);
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-bench-'));
  // Also after a failure: installed packages take hundreds of megabytes.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { platform, arch, versions } = process;
  console.log(
    `Node.js ${versions.node}, ${platform} ${arch}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}.`,
  );
  const tables = new Map<string, Row[]>();
  const print = (title: string, rows: readonly Row[]): void => {
    if (rows.length === 0) return;
    console.log(`\n${title}\n\n${table(rows)}`);
    tables.set(title, [...(tables.get(title) ?? []), ...rows]);
  };
  const missing: Row[] = [];
  const attempt: Run['attempt'] = async (name, prepare) => {
    try {
      return await prepare();
    } catch (error) {
      const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
      missing.push({ name, reason });
      return undefined;
    }
  };
  const install: Run['install'] = (name, prepare) =>
    attempt(name, () => {
      if (options.quick) throw new Error('not installed in a quick run');
      console.error(`installing ${name}`);
      return prepare();
    });
  await measure({ ...options, folder, print, attempt, install });
  print('Not measured', missing);
  const reached = goalRows(goals, tables);
  print('Goals', reached);
  if (options.json === undefined) return;
  await writeFile(
    options.json,
    JSON.stringify({ load: loadavg(), ...Object.fromEntries(tables) }, undefined, 2),
  );
}
