import type { TaskLeaseStore } from '@specshelf/service';
import type { Tables } from './tables.js';

export function createTaskLeaseStore({ taskLeases }: Tables): TaskLeaseStore {
  return {
    async find(task) {
      return taskLeases.get(task);
    },
    async replace(task, { expected, expiresAt }) {
      if (taskLeases.get(task) !== expected) return false;
      taskLeases.set(task, expiresAt);
      return true;
    },
  };
}
