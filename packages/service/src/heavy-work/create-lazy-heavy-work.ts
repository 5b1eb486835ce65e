import { lazy } from '../concurrency/lazy.js';
import type { ContentCodec } from '../ports/content.js';
import type { HeavyWork } from '../ports/heavy-work.js';

/**
 * Does the heavy work where it is called, and loads what it takes (the parser, the generator, Markdown) with the first piece of
 * it: much of what is done with a registry needs none.
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
