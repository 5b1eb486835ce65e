import { parentPort } from 'node:worker_threads';
import type { HeavyWork, TaskName } from '@specshelf/service';
import { ownClockFile } from './thread-clock.js';
import type { SentError, Task, ThreadMessage } from './thread-messages.js';

/** Runs the tasks that this worker thread receives, and reports the start and the result of each. */
export function serveTasks({ runTask }: HeavyWork): void {
  const clockFile = ownClockFile();
  parentPort?.on('message', async <Name extends TaskName>({ name, input }: Task<Name>) => {
    const post = (message: ThreadMessage<Name>, transfer: readonly ArrayBuffer[] = []) =>
      parentPort?.postMessage(message, transfer);
    // Starts the time limits, which exclude the start of the thread.
    post({ kind: 'begun', clockFile });
    try {
      const output = await runTask(name, input);
      post({ kind: 'completed', output }, transferListOf(output));
    } catch (error) {
      post({ kind: 'failed', error: toSentError(error) });
    }
  });
}

/** Transfers the body of a result instead of copying it: the copy of a large one would block the thread that receives it. */
function transferListOf(output: unknown): ArrayBuffer[] {
  if (typeof output !== 'object' || output === null) return [];
  const body = 'body' in output ? output.body : output;
  if (!(body instanceof Uint8Array) || !(body.buffer instanceof ArrayBuffer)) return [];
  // A small body may be a view of a shared buffer.
  return body.byteLength < body.buffer.byteLength ? [] : [body.buffer];
}

function toSentError(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), stack: undefined };
  return { name: error.name, message: error.message, stack: error.stack };
}
