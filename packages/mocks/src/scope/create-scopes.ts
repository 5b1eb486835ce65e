import type { OperationId } from '@specshelf/contract';
import { matchPath } from '@specshelf/service';
import {
  checkBackendOptions,
  checkIssuerKeys,
  checkLoginDecision,
  checkNames,
  checkOrganizationSeed,
  checkOutcome,
  checkScopeOptions,
  checkSource,
  checkSpaceSeed,
  checkSpecSeed,
  checkTarget,
} from '../checks/check-options.js';
import { type BaseURL, createBaseURL } from '../http/base-url.js';
import { createCallLog } from '../http/create-call-log.js';
import { fetchFromBackend } from '../http/fetch-from-backend.js';
import type { Intercept } from '../http/intercept.js';
import { readJSON } from '../http/read-json-body.js';
import { validateRequest } from '../http/validate-request.js';
import { createScenarioEngine } from '../scenarios/create-scenario-engine.js';
import type { Backend } from '../types/backend-api.js';
import { createClock } from '../types/clock.js';
import type { BackendOptions, ScopeOptions } from '../types/options.js';
import { defaultOrganizationId, defaultWorld } from '../types/world.js';
import { provideInternals } from './backend-internals.js';
import { createInstanceHistory, type InstanceHistory } from './create-instance-history.js';
import { decideLogin } from './decide-login.js';
import { handleInScope, type ScopeContext } from './handle-in-scope.js';

/** A backend and its scopes. */
export interface Scopes {
  /** Answers requests whose token selects no other scope. */
  root: Backend;
  /**
   * Answers a request in the scope that its token selects. Returns undefined if the request is not under the base URL, or if the
   * interceptor leaves it to other handlers.
   */
  handle: ScopeRegistry['handle'];
  /** Returns the operation of a request by its method and path. */
  operationOf(request: Request): OperationId | undefined;
}

/** Answers a request to one scope. */
type HandleInScope = (request: Request, path: string, intercept?: Intercept) => Promise<Response | undefined>;

/** The scopes of one backend. */
interface ScopeRegistry {
  base: BaseURL;
  /** By each token that selects a scope. */
  byToken: Map<string, HandleInScope>;
  handle(request: Request, intercept?: Intercept): Promise<Response | undefined>;
}

export function createScopes(given: BackendOptions): Scopes {
  checkBackendOptions(given);
  const { baseUrl = 'https://specshelf.test', ...options } = given;
  const base = createBaseURL(baseUrl);
  const byToken = new Map<string, HandleInScope>();
  const registry: ScopeRegistry = {
    base,
    byToken,
    handle: async (request, intercept) => {
      const path = base.pathOf(request.url);
      const inScope = byToken.get(tokenOf(request)) ?? root.handle;
      return path === undefined ? undefined : inScope(request, path, intercept);
    },
  };
  const root = createScope(registry, 'specshelf-mock', { ...defaultScopeOptions, ...options });
  return {
    root: root.backend,
    handle: registry.handle,
    operationOf: ({ method, url }) =>
      matchPath(base.pathOf(url) ?? '')?.operations.byMethod.get(method)?.operationId,
  };
}

const defaultScopeOptions = {
  seed: 'specshelf',
  startAt: '2026-01-01T00:00:00.000Z',
  auth: 'any-bearer',
  processing: { kind: 'immediate' },
  requestValidation: true,
  pageSize: undefined,
  world: defaultWorld,
  sources: {},
  issuers: {},
  integrations: {},
} satisfies Required<ScopeOptions>;

function tokenOf({ headers }: Request): string {
  return /^bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
}

function createScope(
  registry: ScopeRegistry,
  token: string,
  options: Required<ScopeOptions>,
): { backend: Backend; handle: HandleInScope } {
  const { base } = registry;
  const clock = createClock(options.startAt);
  const calls = createCallLog();
  const scenarios = createScenarioEngine(clock);
  const { requestValidation, pageSize } = options;
  const authentication = options.auth !== 'off';
  const context = (): ScopeContext => {
    const { instance } = history;
    return { instance, calls, scenarios, authentication, requestValidation, pageSize };
  };
  const handle: HandleInScope = (request, path, intercept) =>
    handleInScope(context(), request, path, intercept);
  const onToken = (token: string) => void registry.byToken.set(token, handle);
  const history = createInstanceHistory({ ...options, clock, token, baseUrl: base.href, scenarios, onToken });
  claimTokens(registry, token, options, handle);

  const backend: Backend = {
    baseUrl: base.href,
    token,
    clock,
    calls,
    scenario: scenarios.scenario,
    add: additionsTo(history),
    fetch: (input, init) => fetchFromBackend(registry, input, init),
    finish: async (target, outcome = 'complete') =>
      history.instance.seeder.finish(checkTarget(target), checkOutcome(outcome)),
    decideLogin: async (userCode, decision = {}) =>
      decideLogin(context(), { token, now: clock.now() }, userCode, checkLoginDecision(decision)),
    async drainQueue() {
      const { seeder, processor } = history.instance;
      await seeder.ready();
      await processor.drainQueue();
    },
    reset() {
      calls.clear();
      scenarios.scenario.clear();
      history.reset();
    },
    snapshot: history.snapshot,
    restore(snapshot) {
      history.restore(snapshot);
      calls.clear();
    },
    scope(name = 'scope', own = {}) {
      checkScopeOptions(own);
      const token = freeToken(registry, `${backend.token}.${encodeURIComponent(name)}`);
      const inherited = { ...options, auth: defaultScopeOptions.auth, seed: `${options.seed} ${token}` };
      return createScope(registry, token, { ...inherited, ...own }).backend;
    },
  };
  provideInternals(backend, { base, clock, context, validateRequest, readJSON });
  return { backend, handle };
}

// The functions are async so that invalid options reject instead of throwing.
function additionsTo(history: InstanceHistory): Backend['add'] {
  return {
    organization: async (seed) => {
      checkOrganizationSeed(seed);
      return history.instance.seeder.organization(seed);
    },
    space: async (seed) => {
      checkSpaceSeed(seed);
      return history.instance.seeder.space(seed);
    },
    spec: async (seed) => {
      checkSpecSeed(seed);
      return history.instance.seeder.spec(seed);
    },
    source(url, source) {
      checkSource('source', source);
      history.instance.sources.set(url, source);
    },
    issuer(issuer, keys) {
      checkIssuerKeys('keys', keys);
      history.instance.issuers.set(issuer, keys);
    },
    integration: (name, integration) => {
      history.integrations.set(name, integration);
      return history.instance.seeder.integration(name);
    },
    hook: async (hook, options = {}) => {
      checkNames('', options, { organizationId: 1 });
      const { organizationId = defaultOrganizationId } = options;
      return history.instance.seeder.hook(organizationId, history.hooks.add(hook));
    },
  };
}

function claimTokens(
  { byToken }: ScopeRegistry,
  token: string,
  { auth }: ScopeOptions,
  handle: HandleInScope,
): void {
  for (const claimed of [token, ...Object.keys(typeof auth === 'object' ? auth.tokens : {})]) {
    // The message must not contain the token, which may be a secret.
    if (byToken.has(claimed)) {
      throw new Error(
        'A token in `auth.tokens` already selects another scope. Use different tokens for each scope.',
      );
    }
    byToken.set(claimed, handle);
  }
}

/** Two scopes with the same name have different tokens. */
function freeToken({ byToken }: ScopeRegistry, wanted: string): string {
  for (let number = 2, token = wanted; ; number++) {
    if (!byToken.has(token)) return token;
    token = `${wanted}-${number}`;
  }
}
