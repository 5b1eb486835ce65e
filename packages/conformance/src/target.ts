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
  /** Lets everything that is queued be processed. */
  settle(): Promise<void>;
  /** Goes back to the world as it was at the start. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Makes a target that holds a world. */
export type StartTarget = (world: World) => Promise<Target>;

/** A test that a target does not pass, and why. */
export interface Skip {
  test: string;
  reason: string;
}
