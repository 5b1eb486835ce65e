import { createTaskRunner } from '../../../src/heavy-work/create-task-runner.js';
import { readOrder } from './order.js';

/** Does no work but what the first file of a description, or the document to print, tells it to do. */
export const run = createTaskRunner({
  runPipeline: async ({ files }) => {
    for (const file of files.values()) if ('fetched' in file) obey(file.fetched);
    return { kind: 'needs', locations: [] };
  },
  readSourceBody: async () => ({ rest: undefined, texts: new Map() }),
  encode: async () => [],
  printPlainDocument: async (specification) => specification,
  printYAML: async (document) => {
    obey(document);
    return document;
  },
  draftPages: async () => ({ problems: [] }),
  renderRevision: async () => ({ body: new Uint8Array(), digest: '' }),
  renderDocument: async () => undefined,
  completeAnswer: async () => ({ problems: [] }),
});

function obey(document: Uint8Array): void {
  const { name, left } = readOrder(document);
  if (name === 'loop') for (;;);
  if (name === 'hog') hog();
  if (name === 'exit' && Atomics.sub(left, 0, 1) > 0) process.exit(1);
  if (name === 'throw') throw new RangeError('told to');
  // Longer than any limit of a test, without using the processor: as on a machine that is busy with something else.
  if (name === 'wait') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
  if (name === 'hold') Atomics.wait(left, 0, 0);
}

/** In many small pieces. */
function hog(): void {
  let kept = {};
  for (;;) kept = { kept };
}
