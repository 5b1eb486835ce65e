import type { PipelineInput } from '@specshelf/service';
import { createHeavyWork } from '@specshelf/service/heavy-work';
import { workerCodec } from '../../../src/heavy-work/content-codec.js';
import { createTaskRunner } from '../../../src/heavy-work/create-task-runner.js';

const work = createHeavyWork(workerCodec);

/** Performs tasks, but blocks forever on a description that contains "endless". */
export const run = createTaskRunner({
  ...work,
  runPipeline: async (input) => {
    for (const file of input.files.values()) {
      if ((await textOf(file)).includes('endless'))
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    }
    return work.runPipeline(input);
  },
});

type File = PipelineInput['files'] extends ReadonlyMap<string, infer File> ? File : never;

async function textOf(file: File): Promise<string> {
  const bytes = 'fetched' in file ? file.fetched : await workerCodec.decompress(file.stored);
  return Buffer.from(bytes).toString();
}
