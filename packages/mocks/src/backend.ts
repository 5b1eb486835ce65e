import type { Schema } from '@specshelf/contract';
import type { CallLog } from './call-log.js';
import type { Clock } from './clock.js';
import { createScopes } from './create-scopes.js';
import type { Hook } from './hook.js';
import type { Integration } from './integration.js';
import type { BackendOptions, Outcome, ScopeOptions, SourceSeed } from './options.js';
import type { Scenarios } from './scenarios.js';
import type { Organization, OrganizationSeed, Space, SpaceSeed, SpecRef, SpecSeed } from './world.js';

export type { Scope } from '@specshelf/contract';
export type { Call, CallLog, CallOf } from './call-log.js';
export type { Clock } from './clock.js';
export type { Hook, HookDelivery } from './hook.js';
export type { Integration, IntegrationAnswer, IntegrationEvent } from './integration.js';
export type { BodyOf, InputOf, OperationId, ParamsOf, QueryOf, StatusOf } from './operation-types.js';
export type { BackendOptions, Grant, Outcome, Progress, ScopeOptions, SourceSeed } from './options.js';
export type { FailureOf, Garbling, RateLimit, Scenarios, SequenceStep, Times } from './scenarios.js';
export type { Organization, OrganizationSeed, Space, SpaceSeed, SpecRef, SpecSeed, World } from './world.js';

/** What a backend held at some time. */
export interface Snapshot {
  /** By its clock. */
  readonly takenAt: Date;
}

/** A specification as the API shows it. */
export type OpenAPISpec = Schema<'OpenAPISpec'>;

/** A Specshelf in memory: the behaviour of the server, on a clock and with ids that are the same in every run. */
export interface Backend {
  /** Where it is, without a trailing slash. */
  readonly baseUrl: string;
  /** May do everything, and selects this scope. */
  readonly token: string;
  /** Stands still until it is advanced. */
  readonly clock: Clock;
  /** The calls that it was asked for. */
  readonly calls: CallLog;
  /** What goes wrong, and when things are processed. */
  readonly scenario: Scenarios;
  /** Makes what a test wants to be there, without a request. What is made of a source is processed already. */
  readonly add: {
    organization(seed: OrganizationSeed): Promise<Organization>;
    space(seed: SpaceSeed): Promise<Space>;
    spec(seed: SpecSeed): Promise<OpenAPISpec>;
    /** Puts a text on what the backend takes for the internet; the same URL again replaces it. */
    source(url: string, source: string | SourceSeed): void;
    /** Registers an integration; the same name again replaces it. */
    integration(name: string, integration: Integration): Promise<void>;
    /** Registers a hook of an organization, `default` by default. */
    hook(hook: Hook, options?: { organizationId?: string }): Promise<void>;
  };
  /**
   * Answers a request without any network: give it to the SDK as `fetch`. A path stands for a URL under `baseUrl`. The
   * token in the request selects the scope that answers.
   */
  fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>;
  /** Ends the processing of a specification that waits, well or with an error. */
  finish(target: SpecRef, outcome?: Outcome): Promise<OpenAPISpec>;
  /** Processes everything that waits. */
  settle(): Promise<void>;
  /** Goes back to the start: world, sources, integrations, hooks, clock, ids, scenarios and calls. */
  reset(): void;
  /**
   * Takes down what there is now: all that the API shows, sources, clock and ids.
   *
   * @example
   * ```ts
   * const mocks = createBackend();
   * await mocks.add.spec({ slug: 'pets', source: { text: 'openapi: 3.1.0' } });
   * const withPets = await mocks.snapshot();
   * mocks.restore(withPets);
   * ```
   */
  snapshot(): Promise<Snapshot>;
  /** Goes back to a snapshot of this scope, as often as one likes. Scenarios stay, calls are forgotten. */
  restore(snapshot: Snapshot): void;
  /**
   * A backend at the same address that shares nothing with this one but its settings. Its token selects it, so that tests
   * that run at the same time can each have one. The same name gives the same ids in every run.
   */
  scope(name?: string, options?: ScopeOptions): Backend;
}

/**
 * Makes a Specshelf in memory.
 *
 * @example
 * ```ts
 * const backend = createBackend();
 * const response = await backend.fetch('/v1/orgs/default/openapi', {
 *   headers: { authorization: `Bearer ${backend.token}` },
 * });
 * ```
 */
export function createBackend(options: BackendOptions = {}): Backend {
  return createScopes(options).root;
}
