import { newId } from './new-id.js';

let last = 0;

/** Returns an ID in the form of `newId`. IDs of one process ascend in the order of their creation. */
export function newSortableId(now: number = Date.now()): string {
  // A unique number for each ID: several in one millisecond, or a clock that was set back, continue from the last one.
  last = Math.max(now * 1000, last + 1);
  return last.toString(36).padStart(11, '0') + newId().slice(11);
}
