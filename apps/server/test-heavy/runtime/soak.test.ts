import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onPostgreSQL } from '@specshelf/store/test/each-database';
import { expect, it, onTestFinished } from 'vitest';
import { isRelease } from '../../../../scripts/testing/test-length.js';
import { soak } from '../../soak/soak.js';
import { postgreSQLDatabase, sqliteDatabase } from '../../soak/soaked-database.js';
import { main } from '../support/start-built-server.js';

const kills = isRelease ? 20 : 4;

it(`the built server loses no accepted change when it is killed ${kills} times (CD11)`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-soak-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const database = sqliteDatabase(join(folder, 'soak.sqlite'));
  const options = { rounds: kills, seed: 20, processes: 1, program: main, onRound: () => undefined };
  const { losses, acknowledged } = await soak({ ...options, database });
  expect(losses).toEqual([]);
  // Each round has at least one.
  expect(acknowledged).toBeGreaterThanOrEqual(kills);
}, 1_800_000);

onPostgreSQL((databases) => {
  it('three built servers on one database lose no accepted change when they are killed (CD11)', async () => {
    const database = postgreSQLDatabase(await databases.postgreSQL().create());
    const options = {
      rounds: isRelease ? 5 : 1,
      seed: 3,
      processes: 3,
      program: main,
      onRound: () => undefined,
    };
    const { losses, acknowledged, kills } = await soak({ ...options, database });
    expect(losses).toEqual([]);
    expect(kills).toBeGreaterThanOrEqual(1);
    expect(acknowledged).toBeGreaterThan(10);
    // Runs of a killed server wait for their leases to expire, which takes three minutes.
  }, 1_800_000);
});
