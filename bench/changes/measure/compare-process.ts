import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ProcessReading } from './measure-process.js';

// Compares a pair in a worker thread, as the server does, and measures the other thread and the process.
const [before = '', after = ''] = process.argv.slice(2);
const delays = monitorEventLoopDelay({ resolution: 1 });
const start = performance.now();
delays.enable();
const worker = new Worker(fileURLToPath(new URL('changes-worker.js', import.meta.url)), {
  workerData: { before, after },
});
const report = await new Promise<Uint8Array>((resolve, reject) => {
  worker.once('message', resolve);
  worker.once('error', reject);
});
delays.disable();
const reading: ProcessReading = {
  milliseconds: performance.now() - start,
  // The resolution is part of each delay.
  longestDelay: Math.max(0, delays.max / 1e6 - 1),
  peak: peakMemory(),
  reportBytes: report.length,
};
process.stdout.write(JSON.stringify(reading));
await worker.terminate();

function peakMemory(): number {
  const status = process.platform === 'linux' ? readFileSync('/proc/self/status', 'utf8') : '';
  const kilobytes = /^VmHWM:\s*(\d+)/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS;
  return Number(kilobytes) / 1024;
}
