import type { Turn } from '../concurrency/fair-queue.js';
import type { tasks } from '../heavy-work/tasks.js';

/** Runs tasks that would block the request thread. */
export interface HeavyWork {
  /**
   * Rejects with `WorkLimitExceeded` when the task exceeds the limits of a task, and with `WorkAbandoned` when the server shuts
   * down.
   */
  runTask<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    options?: TaskOptions,
  ): Promise<TaskOutput<Name>>;
  /** Returns bytes that are the input of many tasks, in memory that all threads share if copying them for each task is slower. */
  share?(bytes: Uint8Array): Uint8Array;
}

export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = TaskInputs[Name];
export type TaskOutput<Name extends TaskName> = TaskOutputs[Name];

/** The functions of some or all tasks. */
export type TaskFunctions<Context extends unknown[] = []> = {
  [Name in TaskName]: (input: TaskInput<Name>, ...context: Context) => Promise<TaskOutput<Name>>;
};

export interface TaskOptions {
  /** Schedules the task as background work, fairly by owner. Without it, a request waits for the task. */
  turn?: Turn;
  /** Parts of the input that the caller no longer needs. They move to another thread instead of being copied. */
  transfer?: readonly Uint8Array[];
}

type Tasks = typeof tasks;
type TaskInputs = { [Name in TaskName]: Parameters<Tasks[Name]>[0] };
type TaskOutputs = { [Name in TaskName]: Awaited<ReturnType<Tasks[Name]>> };
