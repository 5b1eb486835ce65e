import type { HeavyWork, TaskFunctions } from '../src/base/ports/work/heavy-work.js';

/** Returns heavy work in which the given functions replace tasks of `others`. */
export function replaceTasks(functions: Partial<TaskFunctions>, { runTask }: HeavyWork): HeavyWork {
  return {
    runTask: async (name, input, options) => {
      const replacement = functions[name];
      return replacement ? replacement(input) : runTask(name, input, options);
    },
  };
}
