import type { Schema, Scope } from '@specshelf/contract';
import type { World } from '../world/world.js';

/** An implementation of the API on which the suite runs: a server or a mock. */
export interface Target {
  /** The base URL without a trailing slash; may change with `reset`. */
  readonly baseUrl: string;
  /** The secret of each token of the world, by the name of the token. */
  readonly tokens: Readonly<Record<string, string>>;
  fetch(request: Request): Promise<Response>;
  /** Sends a request for a web page with exactly these headers, as browsers do, and follows no redirect. */
  visit(request: Request): Promise<Response>;
  advanceClock(milliseconds: number): Promise<void>;
  /**
   * Hosts a file where the target can fetch it, and returns its URL. The same name replaces the
   * file. With `headers`, only requests that carry them receive it.
   */
  hostFile(name: string, text: string, headers?: Readonly<Record<string, string>>): Promise<string>;
  /**
   * Registers an integration; the same name replaces it. An error that it throws is a failed answer; its `code` is the
   * status, and its message the reason.
   */
  registerIntegration(name: string, integration: Integration): Promise<void>;
  /** Registers a hook of an organization, and returns lists to which each delivery is added. */
  registerHook(organizationId: string): Promise<Deliveries>;
  /** Sets the retention of an organization to a number of the newest versions, and removes the others that no label keeps. */
  prune(organizationId: string, keepVersions: number): Promise<void>;
  /** Decides about a device login, as the user of a token of the world. Rejects if the user code is unknown, or the access too wide. */
  decideLogin(login: LoginToDecide): Promise<void>;
  /** Hosts an issuer of identity tokens with these public keys, and returns its URL. The same name replaces the keys. */
  hostIssuer(name: string, keys: readonly object[]): Promise<string>;
  /** Resolves when all queued specifications are processed and all hooks are notified. */
  drainQueue(): Promise<void>;
  /** Restores the initial world. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** The decision of a user about a device login. */
export interface LoginToDecide {
  userCode: string;
  /** The token with which the user signs in: the name of one of the world, or a secret. */
  token: string;
  decision: 'denied' | { organizationId: string; scopes: Scope[] };
}

/** The successful deliveries to a hook. */
interface Deliveries {
  /** The cache tags of each delivery. */
  readonly tags: readonly (readonly string[])[];
  /** The events of all deliveries. */
  readonly events: readonly unknown[];
  /** The changes of each delivery; undefined if it had none. */
  readonly changes: readonly unknown[];
}

/** The program of an integration as a function of an event; the target validates its answer. */
export type Integration = (event: IntegrationEvent, environment: Schema<'IntegrationEnvironment'>) => unknown;

export type IntegrationEvent = Schema<'ContentComputeRevisionEvent'> | Schema<'ContentComputeDocumentEvent'>;

/** Starts a target with a world. */
export type StartTarget = (world: World) => Promise<Target>;

/** A test that a target does not pass, and the reason. */
export interface Skip {
  test: string;
  reason: string;
}
