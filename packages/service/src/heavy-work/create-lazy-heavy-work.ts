import { lazy } from '../concurrency/lazy.js';
import type { ContentCodec } from '../ports/content.js';
import type { HeavyWork } from '../ports/heavy-work.js';

/**
 * Runs heavy work on the calling thread, and loads the parser, the generator, and Markdown with the first task: most requests
 * need none of them. See docs/decisions/0021-lazy-load-heavy-modules.md.
 */
export function createLazyHeavyWork(codec: ContentCodec): HeavyWork {
  const load = lazy(async () => (await import('./create-heavy-work.js')).createHeavyWork(codec));
  return { runTask: async (name, input) => (await load()).runTask(name, input) };
}
