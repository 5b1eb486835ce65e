import type { OperationId } from '@specshelf/contract';
import { organizationIdKey, tooManyRequests } from '@specshelf/service';
import type { InterceptTools } from './answer.js';
import { checkAtLeast, checkOperationId, checkWord } from './check-arguments.js';
import { checkNames, checkOutcome, checkProgress, checkTarget, type NamesOf } from './check-options.js';
import type { Clock } from './clock.js';
import type { UntypedCall } from './create-call-log.js';
import { digest } from './digest.js';
import type { Outcome, Progress } from './options.js';
import { makeReply, type ReplyInit } from './reply.js';
import type { Garbling, RateLimit, Scenarios, Times } from './scenarios.js';
import { defaultOrganizationId, type SpecRef } from './world.js';

/** The scenarios of a scope, and what its other parts ask of them. */
export interface ScenarioBoard {
  readonly scenario: Scenarios;
  /** Counts a request, and gives the headers that tell of the limit; throws for one too many. */
  admit(headers: Record<string, string>): void;
  /** Answers a call in the place of the service, if that was asked for. */
  intercept(call: UntypedCall, tools: InterceptTools): Promise<Response>;
  isRevoked(tokenHash: string): boolean;
  /** What was said of the processing of a specification. */
  planOf(spec: SpecName): Plan | undefined;
}

/** When and how the processing of a specification ends. */
export interface Plan {
  progress: Progress;
  outcome: Outcome;
}

interface SpecName {
  organizationId: string;
  slug: string;
}

export function createScenarios(clock: Clock): ScenarioBoard {
  const rules = createRules();
  const delays = new Map<OperationId | '*', number>();
  const plans = new Map<string, Plan>();
  const revoked = new Set<string>();
  let counter: ((headers: Record<string, string>) => void) | undefined;
  const scenario: Scenarios = {
    reply: (operationId, ...reply) => {
      checkNames('', reply[2], replyNames);
      rules.add(operationId, replyWith(operationId, reply), reply[2]);
    },
    sequence: (operationId, steps) => {
      for (const step of steps) rules.add(operationId, stepOf(operationId, step), { times: 1 });
    },
    rateLimit: (limit) => {
      counter = createCounter(limit, clock);
    },
    latency: (ms, operationIds) => {
      checkAtLeast(0, 'ms', ms);
      for (const id of operationIds?.map(checkOperationId) ?? ['*' as const]) delays.set(id, ms);
    },
    hang: (operationId, options) => {
      checkNames('', options, timesNames);
      rules.add(operationId, hang, options);
    },
    drop: (operationId, options) => {
      checkNames('', options, dropNames);
      rules.add(operationId, options?.done ? dropAnswer : drop, options);
    },
    garble: (operationId, how, options) => {
      checkNames('', options, timesNames);
      rules.add(operationId, garble(how), options);
    },
    processing: (target, progress, outcome = 'complete') => {
      const plan = { progress: checkProgress(progress), outcome: checkOutcome(outcome) };
      plans.set(target === '*' ? target : keyOfTarget(checkTarget(target)), plan);
    },
    revoke: (token) => void revoked.add(digest(token)),
    clear: () => {
      for (const kept of [rules, delays, plans, revoked]) kept.clear();
      counter = undefined;
    },
  };
  return {
    scenario,
    admit: (headers) => counter?.(headers),
    intercept: async (call, tools) => {
      const ms = delays.get(call.operationId) ?? delays.get('*');
      if (ms !== undefined) await wait(tools.signal, ms);
      return rules.take(call.operationId)(tools);
    },
    isRevoked: (tokenHash) => revoked.has(tokenHash),
    planOf: (spec) => plans.get(keyOf(spec.organizationId, spec.slug)) ?? plans.get('*'),
  };
}

const timesNames: NamesOf<Times> = { times: 1 };
const dropNames: NamesOf<Times & { done?: boolean }> = { ...timesNames, done: 1 };
const replyNames: NamesOf<ReplyInit & Times> = { ...timesNames, headers: 1 };
const rateLimitNames: NamesOf<RateLimit> = { limit: 1, windowMs: 1, retryAfter: 1 };

/** Answers one call. */
type Act = (tools: InterceptTools) => Promise<Response>;

interface Rules {
  add(operationId: OperationId, act: Act, options: Times | undefined): void;
  take(operationId: OperationId): Act;
  clear(): void;
}

/** For each operation those that are left, in the order in which they were given. One that has no end gives way to the next. */
function createRules(): Rules {
  const queues = new Map<OperationId, { act: Act; left: number }[]>();
  return {
    add(operationId, act, { times = Infinity } = {}) {
      checkOperationId(operationId);
      checkAtLeast(1, 'times', times);
      const before = (queues.get(operationId) ?? []).filter(({ left }) => left !== Infinity);
      queues.set(operationId, [...before, { act, left: times }]);
    },
    take(operationId) {
      const queue = queues.get(operationId);
      const rule = queue?.[0];
      if (!rule) return pass;
      rule.left -= 1;
      if (rule.left < 1) queue.shift();
      return rule.act;
    },
    clear: () => queues.clear(),
  };
}

const pass: Act = ({ real }) => real();

const hang: Act = async ({ signal }) => {
  await wait(signal);
  return Response.error();
};

const drop: Act = async () => Response.error();

const dropAnswer: Act = async ({ real }) => {
  await real();
  return Response.error();
};

function replyWith(
  operationId: OperationId,
  reply: readonly [status: number, body?: unknown, init?: ReplyInit],
): Act {
  return async ({ headers }) => makeReply(operationId, headers, reply);
}

const steps = { pass, drop, hang };

function stepOf(operationId: OperationId, step: number | 'pass' | 'drop' | 'hang'): Act {
  if (typeof step !== 'number') return steps[checkWord('step', step, ['pass', 'drop', 'hang'])];
  const error = { code: step, type: 'scenario', message: 'The scenario of a test asks for this.' };
  const headers = step === 401 ? { 'www-authenticate': 'Bearer realm="specshelf"' } : {};
  return replyWith(operationId, [step, { error }, { headers }]);
}

function garble(how: Garbling): Act {
  checkWord('way to garble', how, ['truncated-json', 'html', 'empty']);
  return async ({ real }) => {
    const response = await real();
    if (how === 'html') {
      const page = '<!doctype html><title>Sign in</title><p>This network asks you to sign in.';
      return new Response(page, { headers: { 'content-type': 'text/html' } });
    }
    const text = await response.text();
    const body = how === 'empty' ? '' : text.slice(0, Math.ceil(text.length / 2));
    return new Response(body || null, response);
  };
}

/** Until a signal ends, or a time is over. */
function wait(signal: AbortSignal, ms?: number): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Counts as the server does, in fixed windows that begin with a first request. */
function createCounter(options: RateLimit, clock: Clock): (headers: Record<string, string>) => void {
  checkNames('', options, rateLimitNames);
  const { limit, windowMs, retryAfter = 'seconds' } = options;
  checkWord('form of `retryAfter`', retryAfter, ['seconds', 'http-date']);
  checkAtLeast(0, 'limit', limit);
  checkAtLeast(1, 'windowMs', windowMs);
  let end = -Infinity;
  let count = 0;
  return (headers) => {
    const now = clock.now().getTime();
    if (now >= end) {
      end = now + windowMs;
      count = 0;
    }
    count += 1;
    headers['x-ratelimit-limit'] = String(limit);
    headers['x-ratelimit-remaining'] = String(Math.max(0, limit - count));
    headers['x-ratelimit-reset'] = String(Math.ceil(end / 1000));
    if (count <= limit) return;
    const seconds = Math.ceil((end - now) / 1000);
    headers['retry-after'] = retryAfter === 'seconds' ? String(seconds) : new Date(end).toUTCString();
    throw tooManyRequests(
      `More than ${limit} requests in ${windowMs} ms with this token. Try again in ${seconds} seconds.`,
    );
  };
}

function keyOfTarget({ organizationId = defaultOrganizationId, specSlug }: SpecRef): string {
  return keyOf(organizationId, specSlug);
}

function keyOf(organizationId: string, slug: string): string {
  return `${organizationIdKey(organizationId)}/${slug.toLowerCase()}`;
}
