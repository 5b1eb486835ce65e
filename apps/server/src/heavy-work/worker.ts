import { createHeavyWork } from '@specshelf/service/heavy-work';
import { workerCodec } from '@specshelf/store/content-codec';
import { serveTasks } from './serve-tasks.js';

// The entry point of a worker thread.
serveTasks(createHeavyWork(workerCodec));
