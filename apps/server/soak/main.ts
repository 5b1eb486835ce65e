import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Engine } from './engine.js';
import { type Options, readOptions } from './options.js';
import { postgreSQLEngine } from './postgresql-engine.js';
import { type Round, soak } from './soak.js';
import { sqliteEngine } from './sqlite-engine.js';

const program = fileURLToPath(new URL('../dist/main.js', import.meta.url));

await main(readOptions(process.argv.slice(2)));

async function main(options: Options): Promise<void> {
  const { rounds, seed, processes } = options;
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-soak-'));
  const engine = engineOf(options.database ?? join(folder, 'soak.sqlite'));
  console.error(`${rounds} rounds with the seed ${seed} on ${engine.name}`);
  const start = performance.now();
  const onRound = (round: Round) => console.error(line(round));
  const result = await soak({ rounds, seed, processes, program, engine, onRound });
  const seconds = Math.round((performance.now() - start) / 1000);
  const { kills, acknowledged, losses, slowestRecovery } = result;
  if (options.json) console.log(JSON.stringify({ ...result, seed, seconds }));
  else {
    console.log(
      `${rounds} rounds in ${seconds} s: ${kills} kills, ${acknowledged} acknowledged writes, ${losses.length} losses, slowest recovery ${Math.round(slowestRecovery)} ms`,
    );
  }
  if (losses.length === 0) return rm(folder, { recursive: true });
  console.error(
    `To repeat it: pnpm soak --rounds ${rounds} --seed ${seed} --processes ${processes}, on a database of the same kind. This one is kept: ${engine.name}`,
  );
  process.exitCode = 1;
}

function engineOf(database: string): Engine {
  if (/^postgres(ql)?:/.test(database)) return postgreSQLEngine(database);
  // pnpm runs scripts in the folder of the package.
  return sqliteEngine(resolve(process.env['INIT_CWD'] ?? '.', database));
}

function line({ round, kills, acknowledged, recovery, losses }: Round): string {
  const counts = `round ${round}: ${kills} killed, ${acknowledged} acknowledged, recovered in ${Math.round(recovery)} ms`;
  return [counts, ...losses.map((loss) => `  LOST ${loss}`)].join('\n');
}
