import type { Schema } from '@specshelf/contract';
import type { CallLog } from './call-log.js';
import type { Clock } from './clock.js';
import type { Hook } from './hook.js';
import type { Integration } from './integration.js';
import type { IssuerKeys, LoginDecision, Outcome, ScopeOptions, SourceSeed } from './options.js';
import type { Scenarios } from './scenarios.js';
import type { Organization, OrganizationSeed, Space, SpaceSeed, SpecRef, SpecSeed } from './world.js';

/**
 * A saved state of a scope, to be passed to `restore`. It can be stored, for example in IndexedDB: a backend with the same options
 * restores a copy by `structuredClone` in another process, with the same release of this package.
 *
 * @example
 * ```ts
 * const before: Snapshot = await backend.snapshot();
 * ```
 */
export interface Snapshot {
  /** Time of the snapshot by the clock of the scope. */
  readonly takenAt: Date;
}

/**
 * A specification as the API returns it.
 *
 * @example
 * ```ts
 * const isDone = ({ processingState }: OpenAPISpec) => processingState === 'complete';
 * ```
 */
export type OpenAPISpec = Schema<'OpenAPISpec'>;

/**
 * An in-memory Specshelf with the behavior of the server. Its clock and its IDs are reproducible.
 *
 * @example
 * ```ts
 * const api: Backend = createBackend();
 * const client = new Client({ baseUrl: api.baseUrl, token: api.token, fetch: api.fetch });
 * ```
 */
export interface Backend {
  /** The base URL, without a trailing slash. */
  readonly baseUrl: string;
  /** A token with the scopes of the first token of a server, for all organizations. It selects this scope. */
  readonly token: string;
  /** A clock that only `clock.advance` changes. */
  readonly clock: Clock;
  /** The requests that this scope received. */
  readonly calls: CallLog;
  /** Simulated failures, and the time and outcome of processing. */
  readonly scenario: Scenarios;
  /** Creates test data without requests. Specifications are processed immediately. */
  readonly add: {
    /**
     * Creates an organization with its spaces. Rejects if its ID already exists.
     *
     * @example
     * ```ts
     * await backend.add.organization({ id: 'globex', spaces: ['handbook'] });
     * ```
     */
    organization(seed: OrganizationSeed): Promise<Organization>;
    /**
     * Creates a space. Rejects if its ID already exists or its organization does not exist.
     *
     * @example
     * ```ts
     * await backend.add.space({ id: 'handbook' });
     * ```
     */
    space(seed: SpaceSeed): Promise<Space>;
    /**
     * Creates a specification and processes it, possibly with errors. Rejects if the API would reject the request.
     *
     * @example
     * ```ts
     * const { lastVersion } = await backend.add.spec({ slug: 'toys', source: { text: 'openapi: 3.1.0' } });
     * ```
     */
    spec(seed: SpecSeed): Promise<OpenAPISpec>;
    /**
     * Adds or replaces the source at a URL. The backend reads sources from this map, not from the network.
     *
     * @example
     * ```ts
     * backend.add.source('https://acme.example/pets.yaml', 'openapi: 3.1.0');
     * ```
     */
    source(url: string, source: string | SourceSeed): void;
    /**
     * Adds an issuer of identity tokens with its public keys, or replaces its keys.
     *
     * @example
     * ```ts
     * const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
     * const key = await crypto.subtle.exportKey('jwk', publicKey);
     * backend.add.issuer('https://gitlab.com', { keys: [{ ...key, kid: 'first', alg: 'ES256' }] });
     * ```
     */
    issuer(issuer: string, keys: IssuerKeys): void;
    /**
     * Registers an integration, or replaces the integration with this name.
     *
     * @example
     * ```ts
     * await backend.add.integration('timetables', () => ({ pages: [{ type: 'document', title: 'North' }] }));
     * ```
     */
    integration(name: string, integration: Integration): Promise<void>;
    /**
     * Registers a hook of an organization; the default is `default`.
     *
     * @example
     * ```ts
     * await backend.add.hook(({ tags }) => console.log(tags), { organizationId: 'acme' });
     * ```
     */
    hook(hook: Hook, options?: { organizationId?: string }): Promise<void>;
  };
  /**
   * Answers a request without a network: pass it to the SDK as `fetch`. A path is resolved against `baseUrl`. The token of the
   * request selects the scope. Rejects with a `TypeError` if the URL is not under `baseUrl`.
   *
   * @example
   * ```ts
   * const { status } = await backend.fetch('/v1/user', { headers: { authorization: `Bearer ${backend.token}` } });
   * ```
   */
  fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>;
  /**
   * Completes the processing of a pending specification, with success or with an error, and returns the specification. Rejects
   * if it does not exist or is not pending.
   *
   * @example
   * ```ts
   * await backend.finish({ specSlug: 'pets' }, { error: 'FETCH_TIMEOUT' });
   * ```
   */
  finish(target: SpecRef, outcome?: Outcome): Promise<OpenAPISpec>;
  /**
   * Approves or refuses a device login, like its user on the web page. Rejects if the user code is unknown, or if the user may not grant
   * this access. A login that was started without a token belongs to the backend, not to a scope of it.
   *
   * @example
   * ```ts
   * const client = new Client({ baseUrl: backend.baseUrl, fetch: backend.fetch });
   * const { deviceCode, userCode } = await client.deviceLogins.start({ clientName: 'ada-laptop' });
   * await backend.decideLogin(userCode, { scopes: ['openapi:read'] });
   * const result = await client.deviceLogins.poll({ deviceCode });
   * console.log(result.state); // approved
   * ```
   */
  decideLogin(userCode: string, decision?: LoginDecision): Promise<void>;
  /**
   * Processes all pending specifications, and calls the hooks.
   *
   * @example
   * ```ts
   * await backend.drainQueue();
   * ```
   */
  drainQueue(): Promise<void>;
  /**
   * Restores the initial state: world, sources, integrations, hooks, clock, IDs, scenarios, and calls. Does not affect other
   * scopes.
   *
   * @example
   * ```ts
   * afterEach(() => backend.reset());
   * ```
   */
  reset(): void;
  /**
   * Saves the current state: the data of the API, sources, clock, and IDs.
   *
   * @example
   * ```ts
   * await backend.add.spec({ slug: 'toys', source: { text: 'openapi: 3.1.0' } });
   * const withToys = await backend.snapshot();
   * ```
   */
  snapshot(): Promise<Snapshot>;
  /**
   * Restores a snapshot of this scope, any number of times. Keeps the scenarios, and clears the call log. Throws if the snapshot
   * belongs to another scope.
   *
   * @example
   * ```ts
   * const before = await backend.snapshot();
   * afterEach(() => backend.restore(before));
   * ```
   */
  restore(snapshot: Snapshot): void;
  /**
   * Creates an isolated backend with the same base URL and options. Its token selects it, so that each of several concurrent
   * tests can have its own scope. The same name results in the same IDs in every run.
   *
   * @example
   * ```ts
   * const slow = backend.scope('slow', { processing: { kind: 'polls', count: 3 } });
   * ```
   */
  scope(name?: string, options?: ScopeOptions): Backend;
}
