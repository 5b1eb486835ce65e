import {
  type ContentCodec,
  createLazyHeavyWork,
  createService,
  type Deps,
  defaultLimits,
  type OpenAPISpecRecord,
  readSourceURL,
  type Service,
  tokenPrefix,
} from '@specshelf/service';
import { digest } from '../http/digest.js';
import type { ProcessingPlan, ScenarioEngine } from '../scenarios/create-scenario-engine.js';
import { createStores } from '../stores/create-stores.js';
import { createTables, type Tables } from '../stores/tables.js';
import type { Clock } from '../types/clock.js';
import type { Grant, IssuerKeys, ScopeOptions, SourceSeed } from '../types/options.js';
import type { Hooks } from './create-hooks.js';
import { createIds, type IdCounts } from './create-ids.js';
import type { Integrations } from './create-integrations.js';
import { createIssuers, type Issuers } from './create-issuers.js';
import { createProcessor, type Polls, type Processor, type StartFilter } from './create-processor.js';
import { createSeeder, type InitialWorld, type Seeder } from './create-seeder.js';
import { createSources, type Sources } from './create-sources.js';
import { acceptAnyToken, withRevocations } from './grants.js';
import { sealing } from './sealing.js';

/** A service with its stores and sources. A reset replaces the instance. */
export interface Instance {
  service: Service;
  processor: Processor;
  sources: Sources;
  issuers: Issuers;
  seeder: Seeder;
  newRequestId(): string;
  /** Returns a copy of the current data. */
  state(): State;
}

/** The data of an instance, for snapshots. */
export interface State {
  tables: Tables;
  idCounts: IdCounts;
  polls: Polls;
  sources: ReadonlyMap<string, SourceSeed>;
  issuers: ReadonlyMap<string, IssuerKeys>;
}

export type InstanceOptions = Required<Omit<ScopeOptions, 'integrations'>> & {
  baseUrl: string;
  clock: Clock;
  /** The token of the backend. */
  token: string;
  scenarios: ScenarioEngine;
  integrations: Integrations;
  hooks: Hooks;
  /** Called with each token that the backend issues: it selects the scope. */
  onToken(token: string): void;
};

/** Restores the state if one is passed; otherwise starts with the world of the options. */
export function createInstance(options: InstanceOptions, state?: State): Instance {
  const { clock, seed, baseUrl: publicURL, scenarios, integrations, hooks } = options;
  const filter: StartFilter = { mayStart: () => true };
  const tables = createTables(state?.tables);
  const idCounts: IdCounts = new Map(state?.idCounts);
  const polls: Polls = new Map(state?.polls);
  const stores = createStores((spec) => filter.mayStart(spec), tables);
  const sources = createSources(state?.sources ?? Object.entries(options.sources));
  const issuers = createIssuers(state?.issuers ?? Object.entries(options.issuers));
  const newSecret = createIds(`${seed} secrets`, idCounts);
  const deps: Deps = {
    ...effects,
    stores: withRevocations(
      options.auth === 'any-bearer' ? acceptAnyToken(stores) : stores,
      scenarios.isRevoked,
      clock.now,
    ),
    now: clock.now,
    newId: createIds(seed, idCounts),
    newSecret: () => {
      const secret = newSecret();
      options.onToken(tokenPrefix + secret);
      return secret;
    },
    fetchSource: async (request) => sources.fetch(request),
    issuerProblem: issuers.problemOf,
    fetchIssuerKeys: issuers.fetch,
    dispatchEvent: integrations.dispatch,
    callHook: hooks.call,
    publicURL,
    printedSpecs: new WeakMap(),
  };
  const service = indexedOnDemand(createService(deps));
  const plan: ProcessingPlan = { progress: options.processing, outcome: 'complete' };
  const planOf = (spec: Readonly<OpenAPISpecRecord>) => scenarios.planOf(spec) ?? plan;
  const processor = createProcessor({ service, deps, tables, clock, filter, polls, planOf });
  const initial = state ? emptyWorld : initialWorldOf(options);
  const seeder = createSeeder({ service, deps, processor, clock }, initial);
  return {
    service,
    processor,
    sources,
    issuers,
    seeder,
    newRequestId: createIds(`${seed} requests`, idCounts),
    state: () => ({
      tables: createTables(tables),
      idCounts: new Map(idCounts),
      polls: new Map(polls),
      sources: sources.all(),
      issuers: issuers.all(),
    }),
  };
}

/** Indexes what has changed before each search, so that tests need not wait for it. */
function indexedOnDemand(service: Service): Service {
  const index = async () => {
    while (await service.indexNext());
  };
  return {
    ...service,
    handle: async (call) => {
      if (call.operationId === 'searchOrganization') await index();
      return service.handle(call);
    },
    search: async (...query) => {
      await index();
      return service.search(...query);
    },
  };
}

const emptyWorld: InitialWorld = { world: {}, tokens: {}, integrations: [] };

function initialWorldOf(options: InstanceOptions): InitialWorld {
  return { world: options.world, tokens: tokensOf(options), integrations: options.integrations.names() };
}

function tokensOf({ auth, token }: InstanceOptions): Readonly<Record<string, Grant>> {
  return typeof auth === 'object' ? { ...auth.tokens, [token]: {} } : {};
}

const bytes: ContentCodec = {
  digest,
  // Compression would cost more time than it saves memory.
  compress: async (data) => data,
  decompress: async (data) => data,
  sizeOf: (data) => data.byteLength,
};

const effects = {
  ...bytes,
  ...createLazyHeavyWork(bytes),
  ...sealing,
  // The mocks send no requests, so that no host is forbidden.
  sourceURLProblem: (url) => {
    const read = readSourceURL(url);
    return 'problem' in read ? read.problem : undefined;
  },
  report: (error) => console.error(error),
  wake: () => undefined,
  // The mocks have no log. Their stores have the audit logs of organizations.
  audit: async () => undefined,
  auditDays: 400,
  cursorKey: 'specshelf-mocks',
  // Lease renewal is unnecessary: the stores belong to one process.
  repeat: () => () => undefined,
  timed: (_phase, work) => work(),
  leaseDuration: 60_000,
  refreshInterval: 6 * 60 * 60_000,
  limits: defaultLimits,
  // Results are not cached longer than this code runs.
  release: 'mocks',
} satisfies Partial<Deps>;
