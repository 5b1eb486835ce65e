import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { alternate, median, ratio } from '../shared/series.js';
import type { BundledClient } from './bundle-client.js';
import type { BenchClient } from './clients/client.js';

/** Costs of one call, including a response of 10 specifications. */
export interface CallMeasurement {
  name: string;
  microseconds: number;
  /** Multiple of raw `fetch`, by round. */
  ratio: number;
}

export async function measureCalls(
  clients: readonly BundledClient[],
  { rounds, calls, floor }: { rounds: number; calls: number; floor: string },
): Promise<CallMeasurement[]> {
  const server = new Worker(new URL('./list-server.js', import.meta.url));
  const [{ port }] = await once(server, 'message');
  const made: { name: string; client: BenchClient }[] = [];
  for (const { name, file } of clients) {
    const { create } = await import(file);
    made.push({ name, client: create(`http://127.0.0.1:${port}`, 'a-token') });
  }
  // Warm-up: compilation is not part of any round.
  for (const { client } of made) await repeat(client, calls);
  const subjects = made.map(({ name, client }) => ({ name, run: () => repeat(client, calls) }));
  const series = await alternate(subjects, rounds);
  await server.terminate();
  const bare = series.get(floor);
  return [...series].map(([name, times]) => ({
    name,
    microseconds: (median(times) * 1000) / (2 * calls),
    ratio: ratio(times, bare),
  }));
}

async function repeat(client: BenchClient, calls: number): Promise<void> {
  for (let call = 0; call < calls; call += 1) {
    await client.list();
    await client.get();
  }
}
