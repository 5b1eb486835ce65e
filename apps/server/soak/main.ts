import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Options, readOptions } from './options.js';
import { type Round, soak } from './soak.js';
import { sqliteEngine } from './sqlite-engine.js';

const program = fileURLToPath(new URL('../dist/main.js', import.meta.url));

await main(readOptions(process.argv.slice(2)));

async function main(options: Options): Promise<void> {
  const { rounds, seed, processes } = options;
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-soak-'));
  // pnpm runs this elsewhere than where it was asked to.
  const from = process.env['INIT_CWD'] ?? '.';
  const file = options.database === undefined ? join(folder, 'soak.sqlite') : resolve(from, options.database);
  console.error(`${rounds} rounds with the seed ${seed} on ${file}`);
  const start = performance.now();
  const tell = (round: Round) => console.error(line(round));
  const result = await soak({ rounds, seed, processes, program, engine: sqliteEngine(file), tell });
  const seconds = Math.round((performance.now() - start) / 1000);
  const { kills, acknowledged, losses, slowestRecovery } = result;
  if (options.json) console.log(JSON.stringify({ ...result, seed, seconds }));
  else {
    console.log(
      `${rounds} rounds in ${seconds} s: ${kills} kills, ${acknowledged} acknowledged writes, ${losses.length} losses, slowest recovery ${Math.round(slowestRecovery)} ms`,
    );
  }
  if (losses.length === 0) return rm(folder, { recursive: true });
  console.error(`To repeat it: pnpm soak --rounds ${rounds} --seed ${seed}. The database is kept: ${file}`);
  process.exitCode = 1;
}

function line({ round, kills, acknowledged, recovery, losses }: Round): string {
  const counts = `round ${round}: ${kills} killed, ${acknowledged} acknowledged, recovered in ${Math.round(recovery)} ms`;
  return [counts, ...losses.map((loss) => `  LOST ${loss}`)].join('\n');
}
