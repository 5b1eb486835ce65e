import type { Output } from '../process/command-line-process.js';
import { printable } from './printable.js';

/** Shows the progress of long tasks. Prints nothing if standard error is not a terminal. */
export interface Progress {
  /** Shows a line for a task in place of its previous one. */
  show(task: string, text: string): void;
  /** Removes the line of a task. */
  end(task: string): void;
}

const clearLine = '\r\u001b[K';

/** Shows the task that changed last, and how many others there are. */
export function createProgress(stderr: Output): Progress {
  const tasks = new Map<string, string>();
  const draw = () => {
    const [text] = [...tasks.values()].reverse();
    const others = tasks.size > 1 ? ` (and ${tasks.size - 1} more)` : '';
    stderr.write(text === undefined ? clearLine : `${clearLine}${printable(text).slice(0, 70)}${others}`);
  };
  if (!stderr.isTTY) return { show() {}, end() {} };
  return {
    show(task, text) {
      tasks.delete(task);
      tasks.set(task, text);
      draw();
    },
    end(task) {
      if (tasks.delete(task)) draw();
    },
  };
}
