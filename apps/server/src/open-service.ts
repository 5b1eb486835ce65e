import { randomBytes } from 'node:crypto';
import {
  createService,
  type Deps,
  defaultLimits,
  type HeavyWork,
  type Limits,
  type Operator,
  type Service,
} from '@specshelf/service';
import { createOperator } from '@specshelf/service/operator';
import type { Config } from './config.js';
import { createAddressPolicy } from './fetching/address-policy.js';
import { type FetchOptions, fetchDefaults } from './fetching/fetch-options.js';
import { refuseSourceURL } from './fetching/refuse-source-url.js';
import { serverBytes } from './heavy-work/bytes.js';
import { urlOf } from './listen.js';
import type { Timed } from './metrics/create-metrics.js';
import { newId } from './new-id.js';
import { newSecret } from './new-secret.js';
import { openOutside } from './open-outside.js';
import { createSeal } from './seal.js';
import { createStores } from './store/create-stores.js';
import type { Database } from './store/database.js';
import * as settings from './store/settings.js';

/** What is different in a server and in a command that works beside it. */
export interface Surroundings extends Pick<Deps, 'audit' | 'report' | 'wake' | 'onTakeover'> {
  database: Database;
  /** Read when something is sealed or opened. */
  secretKey(): string;
  heavyWork: HeavyWork;
  /** Takes the time of what processing does. */
  timed: Timed;
  /** Where requests are answered in this process, if they are. */
  listeningAt(): string | undefined;
}

/** What may be given instead of what a server has. */
export type DepsOverrides = Partial<Omit<Deps, 'stores' | 'wake' | 'publicURL' | 'cursorKey'>>;

export interface OpenedService {
  service: Service;
  operator: Operator;
  deps: Deps;
  /** Ends what processing and delivering do outside: it goes back to the queue. Requests are answered all the same. */
  stopWork(): Promise<void>;
  /** Ends all that the service does outside. The database is closed by whoever opened it. */
  close(): Promise<void>;
}

/** The service on a database, with the effects of this process. */
export async function openService(
  config: Config,
  { database, secretKey, heavyWork, timed, listeningAt, ...told }: Surroundings,
  overrides: DepsOverrides = {},
): Promise<OpenedService> {
  const now = overrides.now ?? (() => new Date());
  const publicURL = () => config.publicURL ?? listeningAt() ?? urlOf(config);
  const fetching: FetchOptions = {
    ...fetchDefaults,
    maximumBytes: config.documentLimit,
    policy: createAddressPolicy(config.fetchAllow),
    ...(config.fetchProxy && { proxy: config.fetchProxy }),
    get ownOrigins() {
      return [publicURL(), listeningAt()].filter((origin) => origin !== undefined);
    },
  };
  const { stopWork, close, ...asking } = openOutside({ fetching, now });
  const effects = { ...heavyWork, ...asking, ...overrides };
  const deps: Deps = {
    ...serverBytes,
    now,
    newId,
    newSecret,
    repeat: (work, ms) => {
      const timer = setInterval(work, ms);
      return () => clearInterval(timer);
    },
    leaseDuration: 180_000,
    refreshInterval: config.refreshInterval * 1000,
    limits: limitsOf(config),
    removeRemoteImages: config.remoteImages === 'remove',
    ...told,
    ...createSeal(secretKey),
    refuseSourceURL: (url) => refuseSourceURL(url, fetching),
    ...effects,
    fetchSource: (request) => timed('fetch', () => effects.fetchSource(request)),
    runPipeline: (...work) => timed('pipeline', () => effects.runPipeline(...work)),
    timed,
    stores: createStores(database),
    cursorKey: await database.write((transaction) => settings.readOrMake(transaction, 'cursor-key', newKey)),
    get publicURL() {
      return publicURL();
    },
  };
  return {
    service: createService(deps),
    operator: createOperator(deps),
    deps,
    stopWork,
    close,
  };
}

function limitsOf({ documentLimit, filesLimit, fetchCountLimit, cacheLimit }: Config): Limits {
  return {
    ...defaultLimits,
    document: documentLimit,
    files: filesLimit,
    fetchCount: fetchCountLimit,
    computed: cacheLimit,
  };
}

function newKey(): string {
  return randomBytes(32).toString('hex');
}
