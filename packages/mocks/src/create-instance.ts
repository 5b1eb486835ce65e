import {
  createService,
  type Deps,
  readSourceURL,
  runPipeline,
  type Service,
  toYAML,
} from '@specshelf/service';
import type { Clock } from './clock.js';
import { createIds } from './create-ids.js';
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
  planter: Planter;
  newRequestId(): string;
}

export type InstanceOptions = Required<ScopeOptions> & {
  baseUrl: string;
  clock: Clock;
  /** The token that may do everything. */
  token: string;
};

export function createInstance(options: InstanceOptions): Instance {
  const { clock, seed, baseUrl: publicURL } = options;
  const gate: Gate = { mayStart: () => true };
  const stores = createStores((spec) => gate.mayStart(spec));
  const sources = createSources(options.sources);
  const service = createService({
    ...effects,
    stores: options.auth === 'any-bearer' ? takeAnyToken(stores) : stores,
    now: clock.now,
    newId: createIds(seed),
    fetchSource: async (url) => sources.fetch(url),
    publicURL,
  });
  const processor = createProcessor({ service, stores, clock, gate }, options.processing);
  const planter = createPlanter({ service, stores, processor, clock }, options.world, tokensOf(options));
  return { service, processor, sources, planter, newRequestId: createIds(`${seed} requests`) };
}

function tokensOf({ auth, token }: InstanceOptions): Readonly<Record<string, Grant>> {
  return typeof auth === 'object' ? { ...auth.tokens, [token]: {} } : {};
}

const effects = {
  digest,
  // Memory is cheap here, and time is not.
  compress: async (text) => new TextEncoder().encode(text),
  decode: async (bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
  // Nothing is fetched, so that no host does harm.
  refuseSourceURL: (url) => {
    const read = readSourceURL(url);
    return 'refusal' in read ? read.refusal : undefined;
  },
  runPipeline: async (input) => runPipeline(input),
  toYAML: async (json) => toYAML(json),
  report: (error) => console.error(error),
  wake: () => undefined,
  cursorKey: 'specshelf-mocks',
  leaseDuration: 60_000,
} satisfies Partial<Deps>;
