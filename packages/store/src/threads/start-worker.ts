import { fileURLToPath } from 'node:url';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import { bundleSource } from './bundle-source.js';

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
