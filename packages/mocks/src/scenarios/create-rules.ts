import type { OperationId } from '@specshelf/contract';
import { checkAtLeast, checkOperationId } from '../checks/check-arguments.js';
import type { Times } from '../types/scenarios.js';
import { type Action, pass } from './actions.js';

/** A queue of actions for each operation. */
export interface Rules {
  /** Adds an action to the queue. It replaces an action without `times`. */
  add(operationId: OperationId, action: Action, options: Times | undefined): void;
  /** Returns the action for the next call. */
  take(operationId: OperationId): Action;
  clear(): void;
}

export function createRules(): Rules {
  const queues = new Map<OperationId, { action: Action; left: number }[]>();
  return {
    add(operationId, action, { times = Infinity } = {}) {
      checkOperationId(operationId);
      checkAtLeast(1, 'times', times);
      const before = (queues.get(operationId) ?? []).filter(({ left }) => left !== Infinity);
      queues.set(operationId, [...before, { action, left: times }]);
    },
    take(operationId) {
      const queue = queues.get(operationId);
      const rule = queue?.[0];
      if (!rule) return pass;
      rule.left -= 1;
      if (rule.left < 1) queue.shift();
      return rule.action;
    },
    clear: () => queues.clear(),
  };
}
