import { createTaskRunner } from '../../../src/heavy-work/create-task-runner.js';
import { readOrder } from './order.js';

/** Executes the order in the files of a description, or in the document to print, instead of a task. */
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
  // Longer than any time limit of a test, without CPU time, as on a busy machine.
  if (name === 'wait') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
  if (name === 'hold') Atomics.wait(left, 0, 0);
}

/** Allocates memory in many small objects. */
function hog(): void {
  let list = {};
  for (;;) list = { list };
}
