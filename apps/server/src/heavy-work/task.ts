import type { HeavyWork } from '@specshelf/service';

/** A task for a thread. `ready` does nothing: its completion shows that a thread has started. */
export type Task =
  | { [Name in keyof HeavyWork]: TaskOf<Name> }[keyof HeavyWork]
  | { name: 'ready'; input: undefined };

/** The message of a thread that begins a task. */
export interface Begun {
  kind: 'begun';
  /** File with the CPU time of the thread, on Linux. */
  clockFile: string | undefined;
}

export function isBegun(message: unknown): message is Begun {
  return typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'begun';
}

/** The result of a task. */
export type Output<T extends Task> = T extends { name: infer Name extends keyof HeavyWork }
  ? Awaited<ReturnType<HeavyWork[Name]>>
  : undefined;

/** The reply of a thread. Errors are sent as plain objects, because their class and members would not be cloned. */
export type Reply<T extends Task> = { value: Output<T> } | { error: ErrorInWords };

export interface ErrorInWords {
  name: string;
  message: string;
  stack: string | undefined;
}

interface TaskOf<Name extends keyof HeavyWork> {
  name: Name;
  input: Parameters<HeavyWork[Name]>[0];
}

/** Returns the memory that is transferred to the thread with a task: copying it would block the request thread. */
export function transferListOf(task: Task): ArrayBuffer[] {
  if (task.name !== 'readSourceBody') return [];
  return task.input.flatMap(({ buffer }) => (buffer instanceof ArrayBuffer ? [buffer] : []));
}
