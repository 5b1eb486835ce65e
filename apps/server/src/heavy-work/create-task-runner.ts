import { parentPort } from 'node:worker_threads';
import type { HeavyWork } from '@specshelf/service';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import type { Begun, ErrorInWords, Output, Reply, Task } from './task.js';
import { ownClockFile } from './thread-clock.js';

/** Runs the tasks of a thread. Resolves to a `Reply`, and never rejects: a rejection is a failure of the thread. */
export function createTaskRunner(work: HeavyWork): (task: Task) => Promise<unknown> {
  const clockFile = ownClockFile();
  return async (task) => {
    // Starts the time limits, which exclude the start of the thread.
    const begun: Begun = { kind: 'begun', clockFile };
    parentPort?.postMessage(begun);
    try {
      return moved({ value: await run(task, work) });
    } catch (error) {
      return { error: inWords(error) };
    }
  };
}

async function run(task: Task, work: HeavyWork): Promise<Output<Task>> {
  if (task.name === 'readSourceBody') return work.readSourceBody(task.input);
  if (task.name === 'encode') return work.encode(task.input);
  if (task.name === 'runPipeline') return work.runPipeline(task.input);
  if (task.name === 'printPlainDocument') return work.printPlainDocument(task.input);
  if (task.name === 'printYAML') return work.printYAML(task.input);
  if (task.name === 'draftPages') return work.draftPages(task.input);
  if (task.name === 'renderRevision') return work.renderRevision(task.input);
  if (task.name === 'renderDocument') return work.renderDocument(task.input);
  if (task.name === 'completeAnswer') return work.completeAnswer(task.input);
  return undefined;
}

/** Transfers the body of a result instead of copying it: the copy of a large one would block the thread that receives it. */
function moved(reply: Reply<Task>): unknown {
  const body = 'value' in reply && bodyOf(reply.value);
  // A small body may be a view of a shared buffer.
  if (!body || body.byteLength < body.buffer.byteLength) return reply;
  return move({ [transferableSymbol]: [body.buffer], [valueSymbol]: reply });
}

function bodyOf(value: Output<Task>): Uint8Array | undefined {
  return typeof value === 'object' && 'body' in value ? value.body : undefined;
}

function inWords(error: unknown): ErrorInWords {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), stack: undefined };
  return { name: error.name, message: error.message, stack: error.stack };
}
