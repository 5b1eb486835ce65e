import type { Schema } from '@specshelf/contract';
import type { CallLog } from './call-log.js';
import type { Clock } from './clock.js';
import type { Hook } from './hook.js';
import type { Integration } from './integration.js';
import type { Outcome, ScopeOptions, SourceSeed } from './options.js';
import type { Scenarios } from './scenarios.js';
import type { Organization, OrganizationSeed, Space, SpaceSeed, SpecRef, SpecSeed } from './world.js';

/**
 * What a backend held at some time.
 *
 * @example
 * ```ts
 * const before: Snapshot = await backend.snapshot();
 * ```
 */
export interface Snapshot {
  /** By its clock. */
  readonly takenAt: Date;
}

/**
 * A specification as the API shows it.
 *
 * @example
 * ```ts
 * const isDone = ({ processingState }: OpenAPISpec) => processingState === 'complete';
 * ```
 */
export type OpenAPISpec = Schema<'OpenAPISpec'>;

/**
 * A Specshelf in memory: the behaviour of the server, on a clock and with ids that are the same in every run.
 *
 * @example
 * ```ts
 * const api: Backend = createBackend();
 * const client = new Client({ baseUrl: api.baseUrl, token: api.token, fetch: api.fetch });
 * ```
 */
export interface Backend {
  /** Where it is, without a trailing slash. */
  readonly baseUrl: string;
  /** May do everything, and selects this scope. */
  readonly token: string;
  /** Stands still until it is advanced. */
  readonly clock: Clock;
  /** The requests that this scope received. */
  readonly calls: CallLog;
  /** What goes wrong, and when things are processed. */
  readonly scenario: Scenarios;
  /** Makes what a test wants to be there, without a request. What is made of a source is processed already. */
  readonly add: {
    /**
     * An organization with its spaces. Rejects when there is one of this id.
     *
     * @example
     * ```ts
     * await backend.add.organization({ id: 'globex', spaces: ['handbook'] });
     * ```
     */
    organization(seed: OrganizationSeed): Promise<Organization>;
    /**
     * A space. Rejects when there is one of this id, or its organization is not there.
     *
     * @example
     * ```ts
     * await backend.add.space({ id: 'handbook' });
     * ```
     */
    space(seed: SpaceSeed): Promise<Space>;
    /**
     * A specification, processed. It may be `complete` with errors; it rejects when the API would refuse to create it.
     *
     * @example
     * ```ts
     * const { lastVersion } = await backend.add.spec({ slug: 'toys', source: { text: 'openapi: 3.1.0' } });
     * ```
     */
    spec(seed: SpecSeed): Promise<OpenAPISpec>;
    /**
     * Puts a text on what the backend takes for the internet; the same URL again replaces it.
     *
     * @example
     * ```ts
     * backend.add.source('https://acme.example/pets.yaml', 'openapi: 3.1.0');
     * ```
     */
    source(url: string, source: string | SourceSeed): void;
    /**
     * Registers an integration; the same name again replaces it.
     *
     * @example
     * ```ts
     * await backend.add.integration('timetables', () => ({ pages: [{ type: 'document', title: 'North' }] }));
     * ```
     */
    integration(name: string, integration: Integration): Promise<void>;
    /**
     * Registers a hook of an organization, `default` by default.
     *
     * @example
     * ```ts
     * await backend.add.hook(({ tags }) => console.log(tags), { organizationId: 'acme' });
     * ```
     */
    hook(hook: Hook, options?: { organizationId?: string }): Promise<void>;
  };
  /**
   * Answers a request without any network: give it to the SDK as `fetch`. A path stands for a URL under `baseUrl`. The
   * token in the request selects the scope that answers. It rejects with a `TypeError` on any other address.
   *
   * @example
   * ```ts
   * const { status } = await backend.fetch('/v1/user', { headers: { authorization: `Bearer ${backend.token}` } });
   * ```
   */
  fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>;
  /**
   * Ends the processing of a specification that waits, well or with an error, and gives it as it is then. Rejects when it
   * is not there, or does not wait.
   *
   * @example
   * ```ts
   * await backend.finish({ specSlug: 'pets' }, { error: 'FETCH_TIMEOUT' });
   * ```
   */
  finish(target: SpecRef, outcome?: Outcome): Promise<OpenAPISpec>;
  /**
   * Processes everything that waits.
   *
   * @example
   * ```ts
   * await backend.drainQueue();
   * ```
   */
  drainQueue(): Promise<void>;
  /**
   * Goes back to the start: world, sources, integrations, hooks, clock, ids, scenarios and calls. Other scopes stay as they
   * are.
   *
   * @example
   * ```ts
   * afterEach(() => backend.reset());
   * ```
   */
  reset(): void;
  /**
   * Takes down what there is now: all that the API shows, sources, clock and ids.
   *
   * @example
   * ```ts
   * await backend.add.spec({ slug: 'toys', source: { text: 'openapi: 3.1.0' } });
   * const withToys = await backend.snapshot();
   * ```
   */
  snapshot(): Promise<Snapshot>;
  /**
   * Goes back to a snapshot of this scope, as often as one likes. Scenarios stay, calls are forgotten. Throws for a snapshot of
   * another scope.
   *
   * @example
   * ```ts
   * const before = await backend.snapshot();
   * afterEach(() => backend.restore(before));
   * ```
   */
  restore(snapshot: Snapshot): void;
  /**
   * A backend at the same address that shares nothing with this one but its settings. Its token selects it, so that tests
   * that run at the same time can each have one. The same name gives the same ids in every run.
   *
   * @example
   * ```ts
   * const slow = backend.scope('slow', { processing: { kind: 'polls', count: 3 } });
   * ```
   */
  scope(name?: string, options?: ScopeOptions): Backend;
}
