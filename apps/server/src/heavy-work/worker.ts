import { createHeavyWork } from '@specshelf/service/heavy-work';
import { workerBytes } from './bytes.js';
import { createTaskRunner } from './create-task-runner.js';

/** What a thread of the pool loads. */
export const run = createTaskRunner(createHeavyWork(workerBytes));
