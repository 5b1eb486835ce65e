import { lazy } from '../concurrency/lazy.js';
import type { ContentCodec } from '../ports/content.js';
import type { HeavyWork } from '../ports/heavy-work.js';

/**
 * Runs heavy work on the calling thread, and loads the parser, the generator, and Markdown with the first task: most requests
 * need none of them.
 */
export function createLazyHeavyWork(bytes: ContentCodec): HeavyWork {
  const work = lazy(async () => (await import('./create-heavy-work.js')).createHeavyWork(bytes));
  return {
    readSourceBody: async (blocks) => (await work()).readSourceBody(blocks),
    encode: async (texts) => (await work()).encode(texts),
    runPipeline: async (input) => (await work()).runPipeline(input),
    printPlainDocument: async (specification) => (await work()).printPlainDocument(specification),
    printYAML: async (document) => (await work()).printYAML(document),
    draftPages: async (input) => (await work()).draftPages(input),
    renderRevision: async (input) => (await work()).renderRevision(input),
    renderDocument: async (input) => (await work()).renderDocument(input),
    completeAnswer: async (input) => (await work()).completeAnswer(input),
  };
}
