import type { PipelineInput } from '@specshelf/service';
import { createHeavyWork } from '@specshelf/service/heavy-work';
import { replaceTasks } from '@specshelf/service/test/replace-tasks';
import { workerCodec } from '@specshelf/store/content-codec';
import { serveTasks } from '../../../src/heavy-work/serve-tasks.js';

const work = createHeavyWork(workerCodec);

/** Blocks forever on a description that contains "endless". */
async function runPipeline(input: PipelineInput) {
  for (const file of input.files.values()) {
    if ((await textOf(file)).includes('endless'))
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  }
  return work.runTask('runPipeline', input);
}

serveTasks(replaceTasks({ runPipeline }, work));

type File = PipelineInput['files'] extends ReadonlyMap<string, infer File> ? File : never;

async function textOf(file: File): Promise<string> {
  const bytes = 'fetched' in file ? file.fetched : await workerCodec.decompress(file.stored);
  return Buffer.from(bytes).toString();
}
