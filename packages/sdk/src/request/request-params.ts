import { calls } from '@specshelf/contract';
import { ArgumentError } from '../errors/errors.js';
import type { OperationId } from '../model/operation-id.js';
import { checkNumber } from './check-number.js';

/** The parameters and the body of a request, as openapi-fetch takes them. */
export interface RequestParams {
  readonly params: {
    readonly path?: Readonly<Record<string, unknown>> | undefined;
    readonly query?: Readonly<Record<string, unknown>> | undefined;
    readonly header?: Readonly<Record<string, unknown>> | undefined;
  };
  readonly body: unknown;
}

/** Splits the parameters of a method: those that are neither in the path nor in the query are the body. */
export function splitParams(operation: OperationId, params: object): RequestParams {
  const [, template, queryNames = '', takesBody] = calls[operation];
  const path: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(params)) {
    const isPath = template.includes(`{${name}}`);
    const part = isPath ? path : queryNames.split(' ').includes(name) ? query : body;
    part[name] = value;
  }
  return { params: { path, query }, body: takesBody ? body : undefined };
}

/** Rejects parameters that lead to another endpoint. openapi-fetch omits missing ones and does not encode dots. */
export function checkParams(
  operation: OperationId,
  { path = {}, query = {} }: RequestParams['params'],
): void {
  for (const [, name = ''] of calls[operation][1].matchAll(/\{(\w+)\}/g)) {
    const value = path[name];
    if (typeof value !== 'string' || /^\.{0,2}$/.test(value))
      throw new ArgumentError(
        `${operation}: \`${name}\` must be a non-empty string other than "." and "..", not ${JSON.stringify(value)}.`,
      );
  }
  checkNumber('limit', Number(query['limit'] ?? 1), 1, 1000);
}
