import type { TaskInput, TaskName, TaskOutput } from '@specshelf/service';

/** A message to a thread: a task to run. */
export type Task<Name extends TaskName = TaskName> = {
  [Each in Name]: { name: Each; input: TaskInput<Each> };
}[Name];

/** A message from a thread: it has begun a task, or completed it. */
export type ThreadMessage<Name extends TaskName = TaskName> = Begun | Reply<Name>;

interface Begun {
  kind: 'begun';
  /** File with the CPU time of the thread, on Linux. */
  clockFile: string | undefined;
}

export type Reply<Name extends TaskName> =
  | { kind: 'completed'; output: TaskOutput<Name> }
  | { kind: 'failed'; error: SentError };

/** An error as a plain object, because its class and members would not be cloned. */
export interface SentError {
  name: string;
  message: string;
  stack: string | undefined;
}
