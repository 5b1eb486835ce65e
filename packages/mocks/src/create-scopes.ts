import type { OperationId } from '@specshelf/contract';
import { matchPath } from '@specshelf/service';
import { answer, type Intercept } from './answer.js';
import type { Backend } from './backend.js';
import { type BaseURL, createBaseURL } from './base-url.js';
import {
  checkBackendOptions,
  checkNames,
  checkOrganizationSeed,
  checkOutcome,
  checkScopeOptions,
  checkSource,
  checkSpaceSeed,
  checkSpecSeed,
  checkTarget,
} from './check-options.js';
import { createClock } from './clock.js';
import { createCallLog } from './create-call-log.js';
import { createLife, type Life } from './create-life.js';
import { createScenarios } from './create-scenarios.js';
import type { BackendOptions, ScopeOptions } from './options.js';
import { defaultOrganizationId, defaultWorld } from './world.js';

/** A backend together with all scopes that were made from it. */
export interface Scopes {
  /** The one that answers whatever no other scope is asked for. */
  root: Backend;
  /** Has the scope answer whose token the request carries. Undefined: not under the base, or the interceptor steps aside. */
  answer(request: Request, intercept?: Intercept): Promise<Response | undefined>;
  /** The operation that a request is for, as far as its method and its path tell. */
  operationOf(request: Request): OperationId | undefined;
}

/** Answers what is asked of one scope. */
type AnswerInScope = (request: Request, path: string, intercept?: Intercept) => Promise<Response | undefined>;

interface Registry {
  base: BaseURL;
  /** By every token that selects a scope. */
  byToken: Map<string, AnswerInScope>;
  answer: Scopes['answer'];
}

export function createScopes(given: BackendOptions): Scopes {
  checkBackendOptions(given);
  const { baseUrl = 'https://specshelf.test', ...options } = given;
  const base = createBaseURL(baseUrl);
  const byToken = new Map<string, AnswerInScope>();
  const registry: Registry = {
    base,
    byToken,
    answer: async (request, intercept) => {
      const path = base.pathOf(request.url);
      const inScope = byToken.get(tokenOf(request)) ?? root.answer;
      return path === undefined ? undefined : inScope(request, path, intercept);
    },
  };
  const root = createScope(registry, 'specshelf-mock', { ...defaults, ...options });
  return {
    root: root.backend,
    answer: registry.answer,
    operationOf: ({ method, url }) =>
      matchPath(base.pathOf(url) ?? '')?.operations.byMethod.get(method)?.operationId,
  };
}

const defaults = {
  seed: 'specshelf',
  startAt: '2026-01-01T00:00:00.000Z',
  auth: 'any-bearer',
  processing: { kind: 'immediate' },
  requestValidation: true,
  pageSize: 50,
  world: defaultWorld,
  sources: {},
  integrations: {},
} satisfies Required<ScopeOptions>;

function tokenOf({ headers }: Request): string {
  return /^bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
}

function createScope(
  registry: Registry,
  token: string,
  options: Required<ScopeOptions>,
): { backend: Backend; answer: AnswerInScope } {
  const { base } = registry;
  const clock = createClock(options.startAt);
  const calls = createCallLog();
  const board = createScenarios(clock);
  const { requestValidation, pageSize } = options;
  const authentication = options.auth !== 'off';
  const answerInScope: AnswerInScope = (request, path, intercept) => {
    const desk = { instance: life.instance, calls, board, authentication, requestValidation, pageSize };
    return answer(desk, request, path, intercept);
  };
  const onToken = (token: string) => void registry.byToken.set(token, answerInScope);
  const life = createLife({ ...options, clock, token, baseUrl: base.href, board, onToken });
  claimTokens(registry, token, options, answerInScope);

  const backend: Backend = {
    baseUrl: base.href,
    token,
    clock,
    calls,
    scenario: board.scenario,
    add: additionsTo(life),
    fetch: (input, init) => fetchFrom(registry, input, init),
    finish: async (target, outcome = 'complete') =>
      life.instance.planter.finish(checkTarget(target), checkOutcome(outcome)),
    settle: () => life.instance.planter.ready().then(() => life.instance.processor.drainQueue()),
    reset() {
      calls.clear();
      board.scenario.clear();
      life.reset();
    },
    snapshot: life.snapshot,
    restore(snapshot) {
      life.restore(snapshot);
      calls.clear();
    },
    scope(name = 'scope', own = {}) {
      checkScopeOptions(own);
      const token = freeToken(registry, `${backend.token}.${encodeURIComponent(name)}`);
      const inherited = { ...options, auth: defaults.auth, seed: `${options.seed} ${token}` };
      return createScope(registry, token, { ...inherited, ...own }).backend;
    },
  };
  return { backend, answer: answerInScope };
}

// Wrong options reject, as everything else does that is wrong with them.
function additionsTo(life: Life): Backend['add'] {
  return {
    organization: async (seed) => {
      checkOrganizationSeed(seed);
      return life.instance.planter.organization(seed);
    },
    space: async (seed) => {
      checkSpaceSeed(seed);
      return life.instance.planter.space(seed);
    },
    spec: async (seed) => {
      checkSpecSeed(seed);
      return life.instance.planter.spec(seed);
    },
    source(url, source) {
      checkSource('source', source);
      life.instance.sources.set(url, source);
    },
    integration: (name, integration) => {
      life.integrations.set(name, integration);
      return life.instance.planter.integration(name);
    },
    hook: async (hook, options = {}) => {
      checkNames('', options, { organizationId: 1 });
      const { organizationId = defaultOrganizationId } = options;
      return life.instance.planter.hook(organizationId, life.hooks.add(hook));
    },
  };
}

function claimTokens(
  { byToken }: Registry,
  token: string,
  { auth }: ScopeOptions,
  answerInScope: AnswerInScope,
): void {
  for (const claimed of [token, ...Object.keys(typeof auth === 'object' ? auth.tokens : {})]) {
    if (byToken.has(claimed)) throw new Error('A token can select one scope only, and this one is taken');
    byToken.set(claimed, answerInScope);
  }
}

/** A name can be used again: the second scope of a name is another one. */
function freeToken({ byToken }: Registry, wanted: string): string {
  for (let number = 2, token = wanted; ; number++) {
    if (!byToken.has(token)) return token;
    token = `${wanted}-${number}`;
  }
}

async function fetchFrom(
  registry: Registry,
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const { base } = registry;
  const request = new Request(isRelative(input) ? base.href + input : input, init);
  // Without one there is nothing to listen to: that of the request itself takes long to make.
  const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
  signal?.throwIfAborted();
  const response = base.covers(request.url) ? await registry.answer(request) : undefined;
  signal?.throwIfAborted();
  if (!response) throw new TypeError(`This mock answers requests under ${base.href}, and not ${request.url}`);
  if (response.type === 'error') throw connectionLost();
  return response;
}

/** What `fetch` of Node.js throws. */
function connectionLost(): TypeError {
  const cause = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  return new TypeError('fetch failed', { cause });
}

function isRelative(input: RequestInfo | URL): input is string {
  return typeof input === 'string' && input.startsWith('/');
}
