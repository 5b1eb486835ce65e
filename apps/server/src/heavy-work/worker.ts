import { createHeavyWork } from '@specshelf/service/heavy-work';
import { workerCodec } from './content-codec.js';
import { createTaskRunner } from './create-task-runner.js';

/** The entry point of a worker thread. */
export const run = createTaskRunner(createHeavyWork(workerCodec));
