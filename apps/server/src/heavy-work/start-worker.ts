import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type ResourceLimits, Worker } from 'node:worker_threads';

const fromSource = import.meta.url.endsWith('.ts');

/** The URL of the entry point of a worker. In the built package, all files are in one folder. */
export const workerFile = new URL(fromSource ? './worker.ts' : './heavy-work-worker.js', import.meta.url)
  .href;

/** Starts a worker thread that does not keep the process alive while it is idle. */
export function startWorker(file: string, resourceLimits: ResourceLimits): Worker {
  // Threads that parse untrusted text need no secrets from the environment.
  const options = { env: {}, resourceLimits };
  const worker = file.endsWith('.ts')
    ? // On Node.js 20, tsx compiles only files that a worker loads with `require`.
      new Worker(`require(${JSON.stringify(fileURLToPath(file))})`, {
        ...options,
        eval: true,
        execArgv: ['--conditions=@specshelf/source', '--require', resolve('tsx/cjs')],
      })
    : new Worker(new URL(file), { ...options, execArgv: [] });
  worker.unref();
  return worker;
}

function resolve(name: string): string {
  return createRequire(import.meta.url).resolve(name);
}
