import { isObject } from '@specshelf/base/json';
import type { Connection } from '../../database/database.js';

/** A migration in the table of applied migrations. Rows of releases before 0.1.0 have null in the last three columns. */
export interface AppliedMigration {
  name: string;
  /** The oldest release that works on its result. */
  readable_from: string | null;
  /** The release that applied it. */
  release: string | null;
  /** The completed steps as JSON; null when all are completed. */
  progress: string | null;
}

/** The completed steps of a migration that was begun. */
export interface Progress {
  steps: number;
  /** The key of the last changed row of the current step. */
  after: string;
}

const table = 'migrations';

/** Returns all migrations that were begun, also unknown ones of newer releases. Creates nothing. */
export async function readApplied(connection: Connection): Promise<AppliedMigration[]> {
  if (!(await connection.schema.hasTable(table))) return [];
  const rows: (Pick<AppliedMigration, 'name'> & Partial<AppliedMigration>)[] = await connection(table)
    .select('*')
    .orderBy('id');
  return rows.map(({ name, readable_from = null, release = null, progress = null }) => ({
    name,
    readable_from,
    release,
    progress,
  }));
}

/** Creates the table with the columns of knex, which maintained it before, and the columns of the runner. */
export async function prepareTable(connection: Connection): Promise<void> {
  if (!(await connection.schema.hasTable(table)))
    await connection.schema.createTable(table, (created) => {
      created.increments('id');
      created.string('name');
      created.integer('batch');
      created.timestamp('migration_time');
    });
  if (await connection.schema.hasColumn(table, 'progress')) return;
  await connection.schema.alterTable(table, (altered) => {
    altered.text('readable_from');
    altered.text('release');
    altered.text('progress');
  });
}

export function progressOf({ progress }: AppliedMigration): Progress | undefined {
  return progress === null ? undefined : readProgress(progress);
}

/** Stores how far a migration is; without progress, that it is complete. */
export async function saveProgress(
  connection: Connection,
  { name, readableFrom, release }: { name: string; readableFrom: string; release: string },
  progress: Progress | undefined,
): Promise<void> {
  const columns = { progress: progress ? JSON.stringify(progress) : null, migration_time: new Date() };
  const changed = await connection(table).where({ name }).update(columns);
  if (changed > 0) return;
  await connection(table).insert({ name, batch: 1, readable_from: readableFrom, release, ...columns });
}

function readProgress(column: string): Progress {
  const value: unknown = JSON.parse(column);
  if (!isProgress(value)) throw new Error(`The progress of a migration is not readable: ${column}`);
  return value;
}

function isProgress(value: unknown): value is Progress {
  return isObject(value) && typeof value['steps'] === 'number' && typeof value['after'] === 'string';
}
