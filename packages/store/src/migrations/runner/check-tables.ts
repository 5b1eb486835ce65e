import { StartFailure } from '@specshelf/base/start-failure';
import type { Connection, OpenOptions } from '../../database/database.js';
import { migrations } from '../migrations.js';
import { type AppliedMigration, readApplied } from './applied-migrations.js';

export type TableOptions = Required<Pick<OpenOptions, 'release' | 'outdated' | 'newer' | 'onWarning'>>;

/**
 * Returns whether migrations of this release are pending. Never for tables of a newer release on which this one works: it warns about them. Fails with a
 * `StartFailure` if the tables must not be used. `name` is that of the database.
 */
export async function checkTables(
  connection: Connection,
  name: string,
  { release: own, outdated, newer, onWarning }: TableOptions,
): Promise<{ isOutdated: boolean }> {
  const applied = await readApplied(connection);
  const complete = new Set(applied.filter(({ progress }) => progress === null).map((row) => row.name));
  const isOutdated = Object.keys(migrations).some((known) => !complete.has(known));
  const unknown = applied.filter((row) => !(row.name in migrations));
  const reject = (reason: string) => new StartFailure(`The database ${name} cannot be opened: ${reason}`);
  if (unknown.length === 0) {
    if (isOutdated && outdated === 'reject') throw reject(outdatedTables);
    return { isOutdated };
  }
  const refusal = refusalOf(unknown, isOutdated, { release: own, newer });
  if (refusal !== undefined) throw reject(refusal);
  const writer = newestOf(unknown.map(({ release }) => release ?? ''));
  onWarning(
    `The tables are those of Specshelf ${writer}. This release, ${own}, works on them, and does not migrate them.`,
  );
  return { isOutdated: false };
}

const outdatedTables =
  'it was written by an older version of Specshelf. Restart the server with this version, or run `specshelf-server migrate`.';

/** Returns why this release must not use tables with migrations that it does not know; undefined if it works on them. */
function refusalOf(
  unknown: readonly AppliedMigration[],
  isOutdated: boolean,
  { release: own, newer }: Pick<TableOptions, 'release' | 'newer'>,
): string | undefined {
  const names = unknown.map(({ name }) => name).join(', ');
  const released = unknown.flatMap((row) => (row.release === null ? [] : [row.release]));
  const needed = unknown.flatMap((row) => (row.readable_from === null ? [] : [row.readable_from]));
  if (needed.length < unknown.length || released.length === 0)
    return `it was written by a newer version of Specshelf than ${own} (unknown migrations: ${names}). Start that version, or restore a backup.`;
  const writer = `it was written by a newer version of Specshelf, ${newestOf(released)} (unknown migrations: ${names}), and this is ${own}`;
  const oldest = newestOf(needed);
  if (compareReleases(own, oldest) < 0)
    return `${writer}. The oldest release that works on its tables is ${oldest}. Start ${oldest} or newer, or restore a backup from before the upgrade.`;
  if (isOutdated)
    return `${writer}, whose migrations are applied only in part. Start ${newestOf(released)} or newer, or restore a backup from before the upgrade.`;
  if (newer === 'reject') return `${writer}. Run this command of ${newestOf(released)}.`;
  return undefined;
}

function newestOf(releases: readonly string[]): string {
  return releases.reduce((newest, other) => (compareReleases(other, newest) > 0 ? other : newest), '0.0.0');
}

/** Compares versions such as 1.10.0 by their numbers. A prerelease counts as its release. */
function compareReleases(a: string, b: string): number {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  for (const [place, number] of left.entries()) {
    const difference = number - (right[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function numbersOf(release: string): number[] {
  const [numbers = ''] = release.split(/[-+]/);
  return [0, 1, 2].map((place) => Number(numbers.split('.')[place]) || 0);
}
