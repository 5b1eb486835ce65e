import { createRequire } from 'node:module';

const fromSource = import.meta.url.endsWith('.ts');

/** The URL of the entry point of a thread. In the built package, all files are in one folder. */
export const workerFile = new URL(fromSource ? './worker.ts' : './heavy-work-worker.js', import.meta.url)
  .href;

/** Returns the Node.js arguments of a thread, which replace those of the process. */
export function workerArguments(): string[] {
  if (!fromSource) return [];
  return ['--conditions=@specshelf/source', '--import', createRequire(import.meta.url).resolve('tsx')];
}
