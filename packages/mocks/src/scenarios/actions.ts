import type { OperationId } from '@specshelf/contract';
import { checkWord } from '../checks/check-arguments.js';
import { makeReply } from '../http/create-reply.js';
import type { InterceptTools } from '../http/intercept.js';
import type { ReplyInit } from '../types/reply.js';
import type { Garbling } from '../types/scenarios.js';

/** Answers one call. */
export type Action = (tools: InterceptTools) => Promise<Response>;

export const pass: Action = ({ real }) => real();

export const hang: Action = async ({ signal }) => {
  await wait(signal);
  return Response.error();
};

/** Drops the connection before the service handles the call. */
export const dropBefore: Action = async () => Response.error();

/** Drops the connection after the service has handled the call. */
export const dropAfter: Action = async ({ real }) => {
  await real();
  return Response.error();
};

export function replyWith(
  operationId: OperationId,
  reply: readonly [status: number, body?: unknown, init?: ReplyInit],
): Action {
  return async ({ headers }) => makeReply(operationId, headers, reply);
}

const steps = { pass, drop: dropBefore, hang };

export function stepOf(operationId: OperationId, step: number | 'pass' | 'drop' | 'hang'): Action {
  if (typeof step !== 'number') return steps[checkWord('step', step, ['pass', 'drop', 'hang'])];
  if (step < 400 || step > 599)
    throw new RangeError(`The status of a step must be an error from 400 to 599, not ${step}.`);
  const error = { code: step, type: 'scenario', message: 'Simulated by the scenario of a test.' };
  const headers = step === 401 ? { 'www-authenticate': 'Bearer realm="specshelf"' } : {};
  return replyWith(operationId, [step, { error }, { headers }]);
}

export function garbleWith(how: Garbling): Action {
  checkWord('garbling', how, ['truncated-json', 'html', 'empty']);
  return async ({ real }) => {
    const response = await real();
    if (how === 'html') {
      const page = '<!doctype html><title>Sign in</title><p>Sign in to use this network.';
      return new Response(page, { headers: { 'content-type': 'text/html' } });
    }
    const text = await response.text();
    const body = how === 'empty' ? '' : text.slice(0, Math.ceil(text.length / 2));
    return new Response(body || null, response);
  };
}

/** Resolves after `ms` or when the signal is aborted; without `ms`, only when it is aborted. */
export function wait(signal: AbortSignal, ms?: number): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
