import type { Schema } from '@specshelf/contract';
import type { World } from './world.js';

/** Something that speaks the API: a server, or a mock of it. */
export interface Target {
  /** Where it is reached, without a trailing slash; may change with `reset`. */
  readonly baseUrl: string;
  /** The secret of each token of the world, by its name there. */
  readonly tokens: Readonly<Record<string, string>>;
  fetch(request: Request): Promise<Response>;
  /** Moves its clock. */
  advance(milliseconds: number): Promise<void>;
  /**
   * Puts a text on what the target takes for the internet, and gives its URL. The same name again replaces it. With headers
   * it is there only for requests that carry them.
   */
  publish(name: string, text: string, headers?: Readonly<Record<string, string>>): Promise<string>;
  /**
   * Registers an integration; the same name again replaces it. What it throws is a failure: with a number as `code`, an
   * answer with that status and the message as its reason.
   */
  integrate(name: string, integration: Integration): Promise<void>;
  /** Registers a hook of an organization. What it is told, one list of tags after the other, is added to what this gives. */
  hook(organizationId: string): Promise<readonly (readonly string[])[]>;
  /** Lets everything that is queued be processed, and hooks be told. */
  settle(): Promise<void>;
  /** Goes back to the world as it was at the start. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** A program that answers events: here a function. What it gives is its answer, whatever it is. */
export type Integration = (event: IntegrationEvent, environment: Schema<'IntegrationEnvironment'>) => unknown;

export type IntegrationEvent = Schema<'ContentComputeRevisionEvent'> | Schema<'ContentComputeDocumentEvent'>;

/** Makes a target that holds a world. */
export type StartTarget = (world: World) => Promise<Target>;

/** A test that a target does not pass, and why. */
export interface Skip {
  test: string;
  reason: string;
}
