import type { PipelineInput } from '@specshelf/service';
import { createHeavyWork } from '@specshelf/service/heavy-work';
import { replaceTasks } from '@specshelf/service/test/replace-tasks';
import { workerCodec } from '@specshelf/store/content-codec';
import { serveTasks } from '../../../src/heavy-work/serve-tasks.js';

const work = createHeavyWork(workerCodec);
const before = prototypeMembers();

/** Fails if a description modifies the prototypes of built-in objects. */
async function runPipeline(input: PipelineInput) {
  const output = await work.runTask('runPipeline', input);
  if (prototypeMembers() !== before)
    throw new Error('A description modified the prototype of a built-in object');
  return output;
}

serveTasks(replaceTasks({ runPipeline }, work));

function prototypeMembers(): string {
  const builtIns = [Object, Array, String, Function, Promise, Map, Uint8Array];
  return builtIns.map(({ prototype }) => Reflect.ownKeys(prototype).map(String).join()).join();
}
