import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Round, soak } from './soak.js';
import { postgreSQLDatabase, sqliteDatabase } from './soaked-database.js';

const program = fileURLToPath(new URL('../dist/main.js', import.meta.url));

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    // The same seed repeats the choices, but not the timing between processes.
    seed: { type: 'string', default: String(randomInt(1, 2 ** 31)) },
    // The `DATABASE_URL`. By default a new file, which is removed unless data was lost.
    database: { type: 'string' },
    // Number of concurrent servers; more than one needs PostgreSQL.
    processes: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const [rounds, seed, processes] = [number('rounds'), number('seed'), number('processes')];
const folder = await mkdtemp(join(tmpdir(), 'specshelf-soak-'));
const url = values.database ?? join(folder, 'soak.sqlite');
// pnpm runs scripts in the folder of the package.
const database = /^postgres(ql)?:/.test(url)
  ? postgreSQLDatabase(url)
  : sqliteDatabase(resolve(process.env['INIT_CWD'] ?? '.', url));
console.error(`${rounds} rounds with the seed ${seed} on ${database.name}`);
const start = performance.now();
const result = await soak({ rounds, seed, processes, program, database, onRound });
const seconds = Math.round((performance.now() - start) / 1000);
const { kills, acknowledged, losses, slowestRecovery } = result;
if (values.json) console.log(JSON.stringify({ ...result, seed, seconds }));
else {
  console.log(
    `${rounds} rounds in ${seconds} s: ${kills} kills, ${acknowledged} acknowledged writes, ${losses.length} losses, slowest recovery ${Math.round(slowestRecovery)} ms`,
  );
}
if (losses.length === 0) await rm(folder, { recursive: true });
else {
  console.error(
    `To repeat it: pnpm soak --rounds ${rounds} --seed ${seed} --processes ${processes}, on a database of the same kind. This one is kept: ${database.name}`,
  );
  process.exitCode = 1;
}

function number(name: 'rounds' | 'seed' | 'processes'): number {
  const value = Number(values[name]);
  if (/^\d+$/.test(values[name]) && value > 0 && value < 2 ** 31) return value;
  throw new Error(
    `--${name} must be a whole number from 1 to 2147483647, not ${JSON.stringify(values[name])}.`,
  );
}

function onRound({ round, kills: killed, acknowledged: count, recovery, losses: lost }: Round): void {
  console.error(
    `round ${round}: ${killed} killed, ${count} acknowledged, recovered in ${Math.round(recovery)} ms`,
  );
  for (const loss of lost) console.error(`  LOST ${loss}`);
}
