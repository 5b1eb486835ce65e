import { lazy } from '../../base/concurrency/lazy.js';
import type { ContentCodec } from '../../base/ports/work/content.js';
import type { HeavyWork } from '../../base/ports/work/heavy-work.js';

/**
 * Runs heavy work on the calling thread, and loads the parser, the generator, and Markdown with the first task: most requests
 * need none of them. See docs/decisions/0021-lazy-load-heavy-modules.md.
 */
export function createLazyHeavyWork(codec: ContentCodec): HeavyWork {
  const load = lazy(async () => (await import('./create-heavy-work.js')).createHeavyWork(codec));
  return { runTask: async (name, input) => (await load()).runTask(name, input) };
}
