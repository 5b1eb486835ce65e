import type { ServerResponse } from 'node:http';
import type { OperationId } from '@specshelf/contract';

/** What a request is for, without what it names. */
export type AnsweredOperation = OperationId | 'page' | 'none';

const operations = new WeakMap<ServerResponse, AnsweredOperation>();

/** Says what an answer is to, for who counts. */
export function noteOperation(response: ServerResponse, operation: AnsweredOperation | undefined): void {
  if (operation !== undefined) operations.set(response, operation);
}

export function answeredOperation(response: ServerResponse): AnsweredOperation {
  return operations.get(response) ?? 'none';
}
