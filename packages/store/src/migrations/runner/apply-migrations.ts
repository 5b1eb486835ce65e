import type { Connection } from '../../database/database.js';
import { changeTables, type Index, type Migration, type Step, type TablesStep } from '../migration.js';
import { type Progress, prepareTable, progressOf, readApplied, saveProgress } from './applied-migrations.js';
import { createStatement } from './index-statements.js';

/** How a database runs the steps of migrations. The caller ensures that no other process migrates. */
export interface MigrationDatabase {
  connection: Connection;
  transact<T>(work: (transaction: Connection) => Promise<T>): Promise<T>;
  /** Runs a step in a transaction, which waits for its locks a short time only. */
  changeTables(transaction: Connection, step: TablesStep): Promise<void>;
  /** Creates an index, outside of transactions. It may exist in part, or as a whole, if an earlier attempt failed. */
  createIndex(index: Index): Promise<void>;
  /** Removes an index, outside of transactions. It may be gone. */
  dropIndex(index: string): Promise<void>;
}

/** A migration that is being applied. */
interface Applying extends Migration {
  name: string;
  /** This release. */
  release: string;
}

/**
 * Applies the pending migrations, each after the steps that an earlier attempt has completed. Calls `onApplied` after each of them: an attempt may
 * fail after some.
 */
export async function applyMigrations(
  database: MigrationDatabase,
  migrations: Readonly<Record<string, Migration>>,
  release: string,
  onApplied: (name: string) => void,
): Promise<void> {
  const begun = new Map((await readApplied(database.connection)).map((row) => [row.name, row]));
  if (begun.size === 0) {
    await createTables(database, migrations, release);
    for (const name of Object.keys(migrations)) onApplied(name);
    return;
  }
  await database.transact(prepareTable);
  for (const [name, migration] of Object.entries(migrations)) {
    const row = begun.get(name);
    const progress = row ? progressOf(row) : { steps: 0, after: '' };
    if (!progress) continue;
    await applyOne(database, { ...migration, name, release }, progress);
    onApplied(name);
  }
}

/** Applies all migrations to a database without tables in one transaction: no other server uses it. */
async function createTables(
  database: MigrationDatabase,
  migrations: Readonly<Record<string, Migration>>,
  release: string,
): Promise<void> {
  const create = changeTables({}, async (transaction) => {
    await prepareTable(transaction);
    for (const [name, migration] of Object.entries(migrations)) {
      await applySteps(transaction, migration);
      await saveProgress(transaction, { ...migration, name, release }, undefined);
    }
  });
  await database.transact((transaction) => database.changeTables(transaction, create));
}

/** Applies all steps of a migration in a transaction, which locks the tables until its end. */
export async function applySteps(transaction: Connection, { steps }: Migration): Promise<void> {
  const within = withinTransaction(transaction);
  for (const step of steps) {
    for (let after: string | undefined = ''; after !== undefined; )
      after = await runStep(within, transaction, step, after);
  }
}

function withinTransaction(transaction: Connection): MigrationDatabase {
  return {
    connection: transaction,
    transact: (work) => work(transaction),
    changeTables: (_transaction, { up }) => up(transaction),
    createIndex: async (index) => {
      await transaction.raw(createStatement(index));
    },
    dropIndex: async (index) => {
      await transaction.raw(`drop index ${index}`);
    },
  };
}

async function applyOne(database: MigrationDatabase, migration: Applying, begun: Progress): Promise<void> {
  for (let progress: Progress | undefined = begun; progress; ) {
    const step: Step | undefined = migration.steps[progress.steps];
    if (!step) throw new Error(`The migration ${migration.name} has no step ${progress.steps}`);
    progress = await advance(database, migration, step, progress);
  }
}

/** Runs a step or a batch of it, and stores the progress: with its changes, if it runs in a transaction. */
async function advance(
  database: MigrationDatabase,
  migration: Applying,
  step: Step,
  { steps, after }: Progress,
): Promise<Progress | undefined> {
  const run = async (connection: Connection) => {
    const last = await runStep(database, connection, step, after);
    const next = last === undefined ? { steps: steps + 1, after: '' } : { steps, after: last };
    const progress = next.steps === migration.steps.length ? undefined : next;
    await saveProgress(connection, migration, progress);
    return progress;
  };
  const isTransaction = step.kind === 'tables' || step.kind === 'rows';
  return isTransaction ? database.transact(run) : run(database.connection);
}

/** Returns the key after which the step continues; undefined at its end. */
async function runStep(
  database: MigrationDatabase,
  connection: Connection,
  step: Step,
  after: string,
): Promise<string | undefined> {
  switch (step.kind) {
    case 'tables':
      await database.changeTables(connection, step);
      return undefined;
    case 'rows':
      return step.change(connection, after);
    case 'create-index':
      await database.createIndex(step);
      return undefined;
    case 'drop-index':
      await database.dropIndex(step.index);
      return undefined;
  }
}
