import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupDatabase } from '@specshelf/store/backup-database';
import { openSQLite } from '@specshelf/store/test/open-database';
import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';

it('a backup of a damaged database fails and leaves no file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-'));
  const file = join(folder, 'specs.sqlite');
  const database = await openSQLite(file);
  await database.connection.raw('pragma wal_checkpoint(truncate)');
  await database.close();
  const bytes = await readFile(file);
  // Preserves the first page, which contains the schema.
  bytes.fill(0xff, 4096 * 3, 4096 * 6);
  await writeFile(file, bytes);
  const backup = backupDatabase(file, join(folder, 'copy.sqlite'), () => undefined);
  await expect(backup).rejects.toThrow(/is damaged|cannot be created/);
  expect(await readdir(folder)).not.toContain('copy.sqlite');
  await rm(folder, { recursive: true });
});

it('a backup completes under continuous writes, with the data from its start (CD22)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-'));
  const file = join(folder, 'specs.sqlite');
  const target = join(folder, 'copy.sqlite');
  await (await openSQLite(file)).close();
  const writer = new Sqlite(file);
  const insert = writer.prepare('insert into contents values (?, randomblob(?))');
  insert.run('large', 10_000_000);
  let steps = 0;
  await backupDatabase(file, target, () => {
    steps += 1;
    if (steps < 20) insert.run(`written meanwhile ${steps}`, 10);
  });
  writer.close();
  expect(steps).toBeLessThan(10);
  const copy = new Sqlite(target);
  expect(copy.prepare('select digest from contents').pluck().all()).toEqual(['large']);
  copy.close();
  await rm(folder, { recursive: true });
});
