import { createHeavyWork } from '@specshelf/service/heavy-work';
import { workerCodec } from '../../../src/heavy-work/content-codec.js';
import { createTaskRunner } from '../../../src/heavy-work/create-task-runner.js';

const work = createHeavyWork(workerCodec);
const before = prototypeMembers();

/** Performs tasks, and fails those that modify the prototypes of built-in objects. */
export const run = createTaskRunner({
  ...work,
  runPipeline: async (input) => {
    const output = await work.runPipeline(input);
    if (prototypeMembers() !== before) throw new Error('A description changed what every object has');
    return output;
  },
});

function prototypeMembers(): string {
  const builtIns = [Object, Array, String, Function, Promise, Map, Uint8Array];
  return builtIns.map(({ prototype }) => Reflect.ownKeys(prototype).map(String).join()).join();
}
