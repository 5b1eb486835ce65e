import { createHeavyWork } from '@specshelf/service/heavy-work';
import { workerCodec } from './content-codec.js';
import { createTaskRunner } from './create-task-runner.js';

/** What a thread of the pool loads. */
export const run = createTaskRunner(createHeavyWork(workerCodec));
