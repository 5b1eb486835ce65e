import { encode } from '../content/encode.js';
import type { ContentCodec } from '../ports/content.js';
import type { HeavyWork } from '../ports/heavy-work.js';
import { runPipeline } from '../processing/run-pipeline.js';
import { completeAnswer } from './complete-answer.js';
import { createRenderer } from './create-renderer.js';
import { createSpecificationReader } from './create-specification-reader.js';
import { draftPages } from './draft-pages.js';
import { printPlainDocument } from './print-plain-document.js';
import { printYAML } from './print-yaml.js';
import { readSourceBody } from './read-source-body.js';

/** Size of the cache of outlines, in bytes: reading a large one takes longer than rendering a page from it. */
const cacheSize = 32 * 1024 * 1024;

/** Runs heavy work on the calling thread. A server calls it in worker threads. */
export function createHeavyWork(bytes: ContentCodec): HeavyWork {
  const { readSpecification, forget } = createSpecificationReader(bytes);
  const renderer = createRenderer(bytes, readSpecification, cacheSize);
  return {
    readSourceBody: (blocks) => {
      // Frees memory for the strings of the body.
      forget();
      renderer.forget();
      return readSourceBody(blocks, bytes);
    },
    encode: (texts) => encode(texts, bytes),
    runPipeline: (input) => {
      // Frees memory for the specification.
      forget();
      renderer.forget();
      return runPipeline(input, bytes);
    },
    printPlainDocument: (specification) => printPlainDocument(specification, bytes),
    printYAML: (document) => printYAML(document, bytes),
    draftPages,
    renderRevision: renderer.renderRevision,
    renderDocument: renderer.renderDocument,
    completeAnswer: (input) => completeAnswer(input, bytes, readSpecification),
  };
}
