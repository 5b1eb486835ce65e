import {
  type Bytes,
  createLazyHeavyWork,
  createService,
  type Deps,
  defaultLimits,
  type OpenAPISpecRecord,
  readSourceURL,
  type Service,
} from '@specshelf/service';
import type { Clock } from './clock.js';
import type { Hooks } from './create-hooks.js';
import { createIds, type IdCounts } from './create-ids.js';
import type { Integrations } from './create-integrations.js';
import { createPlanter, type Planted, type Planter } from './create-planter.js';
import { createProcessor, type Gate, type Polls, type Processor } from './create-processor.js';
import type { Plan, ScenarioBoard } from './create-scenarios.js';
import { createSources, type Sources } from './create-sources.js';
import { digest } from './digest.js';
import { takeAnyToken, withRevocations } from './grants.js';
import type { Grant, ScopeOptions, SourceSeed } from './options.js';
import { createStores } from './stores/create-stores.js';
import { createTables, type Tables } from './stores/tables.js';

/** The service and all that it works on. A reset throws one away and makes the next. */
export interface Instance {
  service: Service;
  processor: Processor;
  sources: Sources;
  planter: Planter;
  newRequestId(): string;
  /** All that has changed since the start, as it is now. */
  state(): State;
}

/** What a backend holds, as data. */
export interface State {
  tables: Tables;
  idCounts: IdCounts;
  polls: Polls;
  sources: ReadonlyMap<string, SourceSeed>;
}

export type InstanceOptions = Required<Omit<ScopeOptions, 'integrations'>> & {
  baseUrl: string;
  clock: Clock;
  /** The token that may do everything. */
  token: string;
  board: ScenarioBoard;
  integrations: Integrations;
  hooks: Hooks;
};

/** With a state, it goes on from there; else it begins with the world. */
export function createInstance(options: InstanceOptions, state?: State): Instance {
  const { clock, seed, baseUrl: publicURL, board, integrations, hooks } = options;
  const gate: Gate = { mayStart: () => true };
  const tables = createTables(state?.tables);
  const idCounts: IdCounts = new Map(state?.idCounts);
  const polls: Polls = new Map(state?.polls);
  const stores = createStores((spec) => gate.mayStart(spec), tables);
  const sources = createSources(state?.sources ?? Object.entries(options.sources));
  const deps: Deps = {
    ...effects,
    stores: withRevocations(
      options.auth === 'any-bearer' ? takeAnyToken(stores) : stores,
      board.isRevoked,
      clock.now,
    ),
    now: clock.now,
    newId: createIds(seed, idCounts),
    newSecret: createIds(`${seed} secrets`, idCounts),
    fetchSource: async (request) => sources.fetch(request),
    dispatchEvent: integrations.dispatch,
    callHook: hooks.call,
    publicURL,
    printedSpecs: new WeakMap(),
  };
  const service = createService(deps);
  const plan: Plan = { progress: options.processing, outcome: 'complete' };
  const planOf = (spec: Readonly<OpenAPISpecRecord>) => board.planOf(spec) ?? plan;
  const processor = createProcessor({ service, deps, tables, clock, gate, polls, planOf });
  const planter = createPlanter({ service, deps, processor, clock }, state ? nothing : worldOf(options));
  return {
    service,
    processor,
    sources,
    planter,
    newRequestId: createIds(`${seed} requests`, idCounts),
    state: () => ({
      tables: createTables(tables),
      idCounts: new Map(idCounts),
      polls: new Map(polls),
      sources: sources.all(),
    }),
  };
}

const nothing: Planted = { world: {}, tokens: {}, integrations: [] };

function worldOf(options: InstanceOptions): Planted {
  return { world: options.world, tokens: tokensOf(options), integrations: options.integrations.names() };
}

function tokensOf({ auth, token }: InstanceOptions): Readonly<Record<string, Grant>> {
  return typeof auth === 'object' ? { ...auth.tokens, [token]: {} } : {};
}

const bytes: Bytes = {
  digest,
  // Memory is cheap here, and time is not.
  compress: async (data) => data,
  decompress: async (data) => data,
  sizeOf: (data) => data.byteLength,
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
  // What repeats itself is a sign of life for others who share the stores: here there are none.
  repeat: () => () => undefined,
  timed: (_phase, work) => work(),
  leaseDuration: 60_000,
  refreshInterval: 6 * 60 * 60_000,
  limits: defaultLimits,
} satisfies Partial<Deps>;
