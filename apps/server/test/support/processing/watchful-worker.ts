import { createHeavyWork } from '@specshelf/service/heavy-work';
import { workerCodec } from '../../../src/heavy-work/content-codec.js';
import { createTaskRunner } from '../../../src/heavy-work/create-task-runner.js';

const work = createHeavyWork(workerCodec);
const before = membersOfAll();

/** Does the work, and rejects what leaves something behind that every object has. */
export const run = createTaskRunner({
  ...work,
  runPipeline: async (input) => {
    const output = await work.runPipeline(input);
    if (membersOfAll() !== before) throw new Error('A description changed what every object has');
    return output;
  },
});

function membersOfAll(): string {
  const everywhere = [Object, Array, String, Function, Promise, Map, Uint8Array];
  return everywhere.map(({ prototype }) => Reflect.ownKeys(prototype).map(String).join()).join();
}
