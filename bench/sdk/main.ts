import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { type Run, runArea } from '../shared/area.js';
import { built } from '../shared/run-measured.js';
import { alternate, difference, median, ratio } from '../shared/series.js';
import { type BundledClient, bundleClient } from './bundle-client.js';
import type { BenchClient } from './clients/client.js';

const floor = 'raw-fetch';
const names = [floor, 'specshelf', 'openapi-fetch', 'gitbook', 'ky', 'openai'];
const title = 'list and get';
const ofOurs = { table: title, where: ({ client }: { client?: unknown }) => client === 'specshelf' };

const execute = promisify(execFile);

await runArea({
  goals: [
    { what: 'list and get, gzipped', ...ofOurs, value: 'gzipped kB', limit: 10, unit: 'kB' },
    { what: 'a call, of raw fetch', ...ofOurs, value: 'of raw fetch', limit: 1.45, unit: 'x' },
    { what: 'cold start', ...ofOurs, value: 'cold start ms more', limit: 10, unit: 'ms' },
  ],
  measure: async ({ quick, folder, print }: Run) => {
    const clients = await Promise.all(names.map((name) => bundleClient(name, folder)));
    const count = quick ? 10 : 100;
    const calls = await measureCalls(clients, count, quick ? 3 : 41);
    const starts = await alternate(clients.map(startOf), quick ? 3 : 31);
    const rows = clients.map(({ name, minified, gzipped }) => ({
      client: name,
      'minified B': minified,
      'gzipped kB': gzipped / 1000,
      'call us': (median(calls.get(name)) * 1000) / (2 * count),
      'of raw fetch': ratio(calls.get(name), calls.get(floor)),
      'cold start ms more': difference(starts.get(name), starts.get(floor)),
    }));
    print(title, rows);
  },
});

/** Measures calls with a response of 10 specifications, and with one. */
async function measureCalls(clients: readonly BundledClient[], calls: number, rounds: number) {
  const server = new Worker(built('list-server'));
  const [{ port }] = await once(server, 'message');
  const subjects: { name: string; run(): Promise<void> }[] = [];
  for (const { name, file } of clients) {
    const { create } = await import(file);
    const client: BenchClient = create(`http://127.0.0.1:${port}`, 'a-token');
    const run = async () => {
      for (let call = 0; call < calls; call += 1) {
        await client.list();
        await client.get();
      }
    };
    // Warm-up: compilation is not part of any round.
    await run();
    subjects.push({ name, run });
  }
  const series = await alternate(subjects, rounds);
  await server.terminate();
  return series;
}

/** A process that loads and creates a client. */
function startOf({ name, file }: BundledClient) {
  const program = `import { create } from ${JSON.stringify(file)}; create('http://127.0.0.1:1', 'a-token');`;
  return { name, run: () => execute(process.execPath, ['--input-type=module', '--eval', program]) };
}
