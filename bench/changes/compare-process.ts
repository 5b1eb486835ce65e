import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { memoryOf } from '../../apps/server/test/support/server/memory-of.js';
import { built } from '../shared/run-measured.js';
import type { Row } from '../shared/table.js';

// Compares a pair in a worker thread, as the server does, and measures the other thread and the process.
const [before = '', after = ''] = process.argv.slice(2);
const delays = monitorEventLoopDelay({ resolution: 1 });
const start = performance.now();
delays.enable();
const worker = new Worker(built('compare-worker'), { workerData: { before, after } });
const report = await new Promise<Uint8Array>((resolve, reject) => {
  worker.once('message', resolve);
  worker.once('error', reject);
});
delays.disable();
const reading: Row = {
  ms: performance.now() - start,
  // The resolution is part of each delay.
  'event loop ms': Math.max(0, delays.max / 1e6 - 1),
  'peak MB': memoryOf(process.pid)?.peak ?? process.resourceUsage().maxRSS / 1000,
  'report kB': report.length / 1000,
};
process.stdout.write(JSON.stringify(reading));
await worker.terminate();
