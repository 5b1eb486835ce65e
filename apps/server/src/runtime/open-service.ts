import { randomBytes } from 'node:crypto';
import { defined } from '@specshelf/base/defined';
import { newId } from '@specshelf/base/new-id';
import {
  createOperatorCall,
  createService,
  type Deps,
  defaultLimits,
  type HeavyWork,
  type Limits,
  type Operator,
  type Service,
  type UnvalidatedCall,
  type ValidatedRequest,
} from '@specshelf/service';
import { createOperator } from '@specshelf/service/operator';
import { serverCodec } from '@specshelf/store/content-codec';
import { createStores } from '@specshelf/store/create-stores';
import type { Database } from '@specshelf/store/database';
import * as settings from '@specshelf/store/settings';
import type { Config } from '../config/config.js';
import { type FetchOptions, fetchDefaults } from '../fetching/fetch-options.js';
import { createAddressPolicy } from '../fetching/guard/address-policy.js';
import { sourceURLProblem } from '../fetching/guard/source-url-problem.js';
import { issuerProblem } from '../identity-tokens/issuer-problem.js';
import { newSecret } from '../secrets/new-secret.js';
import { createSeal } from '../secrets/seal.js';
import { version } from '../version.js';
import { urlOf } from './listen.js';
import { createLazyClients } from './outbound-clients.js';

/** The dependencies that differ between a server and a command. */
export interface ServerContext
  extends Pick<Deps, 'audit' | 'account' | 'report' | 'wake' | 'onTakeover' | 'timed'> {
  database: Database;
  /** Returns the secret key. Called when a secret is encrypted or decrypted. */
  secretKey(): string;
  heavyWork: HeavyWork;
  /** Returns the URL at which this process serves requests, if it does. */
  listeningAt(): string | undefined;
}

/** Replacements for dependencies of the service. */
export type DepsOverrides = Partial<Omit<Deps, 'stores' | 'wake' | 'publicURL' | 'cursorKey'>>;

export interface OpenedService {
  service: Service;
  operator: Operator;
  deps: Deps;
  /** Aborts fetches and deliveries, which return to the queue. Requests are still served. */
  stopWork(): Promise<void>;
  /** Aborts all outbound requests. The caller closes the database. */
  close(): Promise<void>;
}

/** Creates the service on a database, with the clock, randomness, and outbound clients of this process. */
export async function openService(
  config: Config,
  { database, secretKey, heavyWork, listeningAt, ...reporting }: ServerContext,
  overrides: DepsOverrides = {},
): Promise<OpenedService> {
  const now = overrides.now ?? (() => new Date());
  const publicURL = () => config.publicURL ?? listeningAt() ?? urlOf(config);
  const fetching: FetchOptions = {
    ...fetchDefaults,
    maximumBytes: config.documentLimit,
    policy: createAddressPolicy(config.fetchAllow),
    ...defined({ proxy: config.fetchProxy }),
    get ownOrigins() {
      return [publicURL(), listeningAt()].filter((origin) => origin !== undefined);
    },
  };
  const { stopWork, close, ...clients } = createLazyClients({ fetching, issuers: config, now });
  const deps: Deps = {
    ...serverCodec,
    now,
    newId,
    newSecret,
    repeat: (work, ms) => {
      const timer = setInterval(work, ms);
      return () => clearInterval(timer);
    },
    leaseDuration: 180_000,
    refreshInterval: config.refreshInterval * 1000,
    auditDays: config.auditDays,
    refuse: config.compatibilityRefuse,
    limits: limitsOf(config),
    release: version(),
    removeRemoteImages: config.remoteImages === 'remove',
    ...reporting,
    ...createSeal(secretKey),
    sourceURLProblem: (url) => sourceURLProblem(url, fetching),
    issuerProblem: (issuer) => issuerProblem(issuer, fetching, config.trustedIssuers),
    ...heavyWork,
    ...clients,
    ...overrides,
    stores: createStores(database),
    cursorKey: await database.write((transaction) =>
      settings.findOrCreate(transaction, 'cursor-key', newKey),
    ),
    get publicURL() {
      return publicURL();
    },
  };
  const service = createService(deps);
  return {
    service,
    operator: { ...createOperator(deps), call: createOperatorCall(service, validateBody) },
    deps,
    stopWork,
    close,
  };
}

/** Loads the validator on demand, because it takes longer to load than most commands run. */
async function validateBody(call: UnvalidatedCall): Promise<ValidatedRequest> {
  return (await import('../http/validate-call.js')).validateCall(call);
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
