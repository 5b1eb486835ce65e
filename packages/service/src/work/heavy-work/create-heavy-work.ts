import type { ContentCodec } from '../../base/ports/work/content.js';
import type { HeavyWork } from '../../base/ports/work/heavy-work.js';
import { createTaskContext } from '../tasks/create-task-context.js';
import { tasks } from './tasks.js';

/** Size of the cache of outlines, in bytes: reading a large one takes longer than rendering a page from it. */
const cacheSize = 32 * 1024 * 1024;

/** Runs heavy work on the calling thread. A server calls it in worker threads. */
export function createHeavyWork(codec: ContentCodec): HeavyWork {
  const context = createTaskContext(codec, cacheSize);
  return { runTask: async (name, input) => tasks[name](input, context) };
}
