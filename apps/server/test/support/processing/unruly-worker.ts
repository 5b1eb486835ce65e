import type { TaskFunctions } from '@specshelf/service';
import { replaceTasks } from '@specshelf/service/test/replace-tasks';
import { serveTasks } from '../../../src/heavy-work/serve-tasks.js';
import { readOrder } from './order.js';

/** Execute the order in the files of a description, or in the document to print, instead of a task. */
const functions: Partial<TaskFunctions> = {
  runPipeline: async ({ files }) => {
    for (const file of files.values()) if ('fetched' in file) obey(file.fetched);
    return { kind: 'needs', locations: [] };
  },
  printYAML: async (document) => {
    obey(document);
    return document;
  },
  encode: async () => [],
};

serveTasks(
  replaceTasks(functions, {
    runTask: (name) => Promise.reject(new Error(`${name} is not expected`)),
  }),
);

function obey(document: Uint8Array): void {
  const { name, left } = readOrder(document);
  if (name === 'loop') for (;;);
  if (name === 'hog') hog();
  if (name === 'exit' && Atomics.sub(left, 0, 1) > 0) process.exit(1);
  if (name === 'throw') throw new RangeError('The order is to throw');
  // Longer than any time limit of a test, without CPU time, as on a busy machine.
  if (name === 'wait') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
  if (name === 'hold') Atomics.wait(left, 0, 0);
}

/** Allocates memory in many small objects. */
function hog(): void {
  let list = {};
  for (;;) list = { list };
}
