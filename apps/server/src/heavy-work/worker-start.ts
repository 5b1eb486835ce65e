import { createRequire } from 'node:module';

const fromSource = import.meta.url.endsWith('.ts');

/** The file that a thread loads. When it is built, all of this package is in one folder. */
export const workerFile = new URL(fromSource ? './worker.ts' : './heavy-work-worker.js', import.meta.url)
  .href;

/** The arguments a thread starts with, instead of those of the process. */
export function workerArguments(): string[] {
  if (!fromSource) return [];
  return ['--conditions=@specshelf/source', '--import', createRequire(import.meta.url).resolve('tsx')];
}
