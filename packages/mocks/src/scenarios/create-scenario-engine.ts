import type { OperationId } from '@specshelf/contract';
import { organizationIdKey } from '@specshelf/service';
import { checkAtLeast, checkOperationId } from '../checks/check-arguments.js';
import {
  checkNames,
  checkOutcome,
  checkProgress,
  checkTarget,
  type NamesOf,
} from '../checks/check-options.js';
import type { UntypedCall } from '../http/create-call-log.js';
import { digest } from '../http/digest.js';
import type { InterceptTools } from '../http/intercept.js';
import type { Clock } from '../types/clock.js';
import type { Outcome, Progress } from '../types/options.js';
import type { ReplyInit } from '../types/reply.js';
import type { Scenarios, Times } from '../types/scenarios.js';
import { defaultOrganizationId, type SpecRef } from '../types/world.js';
import { dropAfter, dropBefore, garbleWith, hang, replyWith, stepOf, wait } from './actions.js';
import { createRateLimiter, type RateLimiter } from './create-rate-limiter.js';
import { createRules } from './create-rules.js';
import { incompatibleBody } from './incompatible-body.js';

/** The scenarios of a scope, and their effects on requests. */
export interface ScenarioEngine {
  readonly scenario: Scenarios;
  /** Counts a request, and adds the rate limit headers. Throws if the limit is exceeded. */
  admit(headers: Record<string, string>): void;
  /** Answers a call by its scenario, or by the service if it has none. */
  intercept(call: UntypedCall, tools: InterceptTools): Promise<Response>;
  isRevoked(tokenHash: string): boolean;
  /** Returns the plan for the processing of a specification; undefined if no scenario defines one. */
  planOf(spec: SpecName): ProcessingPlan | undefined;
}

/** Time and outcome of the processing of a specification. */
export interface ProcessingPlan {
  progress: Progress;
  outcome: Outcome;
}

interface SpecName {
  organizationId: string;
  slug: string;
}

export function createScenarioEngine(clock: Clock): ScenarioEngine {
  const rules = createRules();
  const delays = new Map<OperationId | '*', number>();
  const plans = new Map<string, ProcessingPlan>();
  const revoked = new Set<string>();
  let rateLimiter: RateLimiter | undefined;
  const scenario: Scenarios = {
    reply: (operationId, ...reply) => {
      checkNames('', reply[2], replyNames);
      rules.add(operationId, replyWith(operationId, reply), reply[2]);
    },
    refusesBreaking: (options) => {
      checkNames('', options, timesNames);
      rules.add(refusing, replyWith(refusing, [409, incompatibleBody]), options);
    },
    sequence: (operationId, steps) => {
      for (const step of steps) rules.add(operationId, stepOf(operationId, step), { times: 1 });
    },
    rateLimit: (limit) => {
      rateLimiter = createRateLimiter(limit, clock);
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
      rules.add(operationId, options?.done ? dropAfter : dropBefore, options);
    },
    garble: (operationId, how, options) => {
      checkNames('', options, timesNames);
      rules.add(operationId, garbleWith(how), options);
    },
    processing: (target, progress, outcome = 'complete') => {
      const plan = { progress: checkProgress(progress), outcome: checkOutcome(outcome) };
      plans.set(target === '*' ? target : keyOfTarget(checkTarget(target)), plan);
    },
    revoke: (token) => void revoked.add(digest(token)),
    clear: () => {
      for (const collection of [rules, delays, plans, revoked]) collection.clear();
      rateLimiter = undefined;
    },
  };
  return {
    scenario,
    admit: (headers) => rateLimiter?.(headers),
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
const refusing = 'createOrUpdateOpenAPISpecBySlug';

const replyNames: NamesOf<ReplyInit & Times> = { ...timesNames, headers: 1 };

function keyOfTarget({ organizationId = defaultOrganizationId, specSlug }: SpecRef): string {
  return keyOf(organizationId, specSlug);
}

function keyOf(organizationId: string, slug: string): string {
  return `${organizationIdKey(organizationId)}/${slug.toLowerCase()}`;
}
