import { parentPort } from 'node:worker_threads';
import type { HeavyWork } from '@specshelf/service';
import { begun, type ErrorInWords, type Output, type Reply, type Task } from './task.js';

/** What a thread does with each task that it is given. Never rejects: a rejection is a failure of the thread. */
export function createTaskRunner(work: HeavyWork): (task: Task) => Promise<Reply<Task>> {
  return async (task) => {
    // Its time is counted from here: before, it waited for the thread to start.
    parentPort?.postMessage(begun);
    try {
      return { value: await run(task, work) };
    } catch (error) {
      return { error: inWords(error) };
    }
  };
}

async function run(task: Task, work: HeavyWork): Promise<Output<Task>> {
  if (task.name === 'pack') return work.pack(task.input);
  if (task.name === 'runPipeline') return work.runPipeline(task.input);
  if (task.name === 'printPlainDocument') return work.printPlainDocument(task.input);
  if (task.name === 'printYAML') return work.printYAML(task.input);
  if (task.name === 'renderDocument') return work.renderDocument(task.input);
  if (task.name === 'completeAnswer') return work.completeAnswer(task.input);
  return undefined;
}

function inWords(error: unknown): ErrorInWords {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), stack: undefined };
  return { name: error.name, message: error.message, stack: error.stack };
}
