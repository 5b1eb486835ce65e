import { fileURLToPath } from 'node:url';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import { bundleSource } from './bundle-source.js';

const fromSource = import.meta.url.endsWith('.ts');

/** The URL of the entry point of a worker. In the built package, all files are in one folder. */
export const workerFile = new URL(fromSource ? './worker.ts' : './heavy-work-worker.js', import.meta.url)
  .href;

/** Starts a worker thread that does not keep the process alive while it is idle. */
export function startWorker(file: string, resourceLimits: ResourceLimits): Worker {
  // Threads that parse untrusted text need no secrets from the environment.
  const options = { env: {}, resourceLimits };
  const worker = file.endsWith('.ts')
    ? new Worker(bundleSource(fileURLToPath(file)), { ...options, eval: true, execArgv: [] })
    : new Worker(new URL(file), { ...options, execArgv: [] });
  worker.unref();
  return worker;
}
