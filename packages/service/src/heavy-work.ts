import { completeAnswer } from './complete-answer.js';
import { createSpecificationReader } from './create-specification-reader.js';
import type { Bytes, HeavyWork } from './deps.js';
import { pack } from './pack.js';
import { printPlainDocument } from './processing/print-plain-document.js';
import { printYAML } from './processing/print-yaml.js';
import { runPipeline } from './processing/run-pipeline.js';
import { renderDocument } from './render-document.js';

/** Does the heavy work where it is called. A server calls it in worker threads. */
export function createHeavyWork(bytes: Bytes): HeavyWork {
  const { readSpecification, forget } = createSpecificationReader(bytes);
  return {
    pack: (texts) => pack(texts, bytes),
    runPipeline: (input) => {
      // It may need all the memory that there is.
      forget();
      return runPipeline(input, bytes);
    },
    printPlainDocument: (specification) => printPlainDocument(specification, bytes),
    printYAML: (document) => printYAML(document, bytes),
    renderDocument: (input) => renderDocument(input, bytes, readSpecification),
    completeAnswer: (input) => completeAnswer(input, readSpecification),
  };
}
