import {
  type Bytes,
  createLazyHeavyWork,
  createService,
  type Deps,
  defaultLimits,
  readSourceURL,
  type Service,
} from '@specshelf/service';
import type { Clock } from './clock.js';
import { createHooks, type Hooks } from './create-hooks.js';
import { createIds } from './create-ids.js';
import { createIntegrations, type Integrations } from './create-integrations.js';
import { createPlanter, type Planter } from './create-planter.js';
import { createProcessor, type Gate, type Processor } from './create-processor.js';
import { createSources, type Sources } from './create-sources.js';
import { digest } from './digest.js';
import { takeAnyToken } from './grants.js';
import type { Grant, ScopeOptions } from './options.js';
import { createStores } from './stores/create-stores.js';

/** The service and all that it works on. A reset throws one away and makes the next. */
export interface Instance {
  service: Service;
  processor: Processor;
  sources: Sources;
  integrations: Integrations;
  hooks: Hooks;
  planter: Planter;
  newRequestId(): string;
}

export type InstanceOptions = Required<ScopeOptions> & {
  baseUrl: string;
  clock: Clock;
  /** The token that may do everything. */
  token: string;
  /** Takes note of a token that belongs to this scope. */
  onToken(token: string): void;
};

export function createInstance(options: InstanceOptions): Instance {
  const { clock, seed, baseUrl: publicURL } = options;
  const gate: Gate = { mayStart: () => true };
  const stores = createStores((spec) => gate.mayStart(spec));
  const sources = createSources(options.sources);
  const integrations = createIntegrations(options.integrations, options.onToken);
  const hooks = createHooks();
  const deps: Deps = {
    ...effects,
    stores: options.auth === 'any-bearer' ? takeAnyToken(stores) : stores,
    now: clock.now,
    newId: createIds(seed),
    newSecret: createIds(`${seed} secrets`),
    fetchSource: async (request) => sources.fetch(request),
    dispatchEvent: integrations.dispatch,
    callHook: hooks.call,
    publicURL,
  };
  const service = createService(deps);
  const processor = createProcessor({ service, stores, clock, gate }, options.processing);
  const planter = createPlanter({ service, deps, processor, clock }, options.world, {
    tokens: tokensOf(options),
    integrations: Object.keys(options.integrations),
  });
  return {
    service,
    processor,
    sources,
    integrations,
    hooks,
    planter,
    newRequestId: createIds(`${seed} requests`),
  };
}

function tokensOf({ auth, token }: InstanceOptions): Readonly<Record<string, Grant>> {
  return typeof auth === 'object' ? { ...auth.tokens, [token]: {} } : {};
}

const bytes: Bytes = {
  digest,
  // Memory is cheap here, and time is not.
  compress: async (data) => data,
  decompress: async (data) => data,
};

const effects = {
  ...bytes,
  ...createLazyHeavyWork(bytes),
  // Nothing leaves this memory, so that nobody is there to hide a secret from.
  seal: (secret, purpose) => JSON.stringify({ purpose, secret }),
  open: (sealed, purpose) => {
    const { purpose: sealedFor, secret } = JSON.parse(sealed);
    if (sealedFor !== purpose) throw new Error('This secret was sealed for something else');
    return secret;
  },
  // Nothing is fetched, so that no host does harm.
  refuseSourceURL: (url) => {
    const read = readSourceURL(url);
    return 'refusal' in read ? read.refusal : undefined;
  },
  report: (error) => console.error(error),
  wake: () => undefined,
  // Nobody runs a mock who would read it.
  audit: async () => undefined,
  cursorKey: 'specshelf-mocks',
  leaseDuration: 60_000,
  refreshInterval: 6 * 60 * 60_000,
  limits: defaultLimits,
} satisfies Partial<Deps>;
