import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { alternate, median } from '../shared/series.js';
import type { BundledClient } from './bundle-client.js';

const run = promisify(execFile);

/** Additional milliseconds of a process that loads and creates a client, over one that loads the baseline. */
export async function measureStart(
  clients: readonly BundledClient[],
  { rounds, floor }: { rounds: number; floor: string },
): Promise<Map<string, number>> {
  const subjects = clients.map(({ name, file }) => ({
    name,
    run: () => run(process.execPath, ['--input-type=module', '--eval', program(file)]),
  }));
  const series = await alternate(subjects, rounds);
  const bare = series.get(floor) ?? [];
  return new Map(
    [...series].map(([name, times]) => [
      name,
      median(times.map((time, round) => time - (bare[round] ?? Number.NaN))),
    ]),
  );
}

function program(file: string): string {
  return `import { create } from ${JSON.stringify(file)}; create('http://127.0.0.1:1', 'a-token');`;
}
