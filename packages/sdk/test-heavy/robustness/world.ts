import type { Client, ClientOptions } from '@specshelf/sdk';

export type Sdk = typeof import('@specshelf/sdk');

export type Platform = 'node' | 'bun' | 'deno' | 'workerd' | 'browser';

/** Where the faulty server listens. */
export interface Place {
  readonly origin: string;
  /** The same server at another port. */
  readonly otherOrigin: string;
  /** Nothing listens there. */
  readonly closedOrigin: string;
}

/** A response of the faulty server: by default, 200 without a body. */
export interface Step {
  /** Answers every request to this path, instead of the next request. */
  readonly at?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly encoding?: 'utf8' | 'base64';
  /** Parts of the body in base64, with pauses before them. */
  readonly chunks?: readonly string[];
  /** Whether the response has no Content-Length. */
  readonly isChunked?: boolean;
  /** Milliseconds before the headers. */
  readonly delay?: number;
  /** Nothing follows: neither headers, or nothing after the headers and `body`. */
  readonly stall?: 'headers' | 'body';
  /** Resets the connection before the headers, or after `body`. */
  readonly reset?: 'headers' | 'body';
}

/** A request that the faulty server received. */
export interface LoggedRequest {
  readonly origin: string;
  readonly method: string;
  /** The path and query below the base URL. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
  /** Whether the client closed the connection before the response was complete. */
  isCanceled: boolean;
}

/** One conversation with the faulty server. */
export interface Served {
  readonly client: Client;
  readonly baseUrl: string;
  /** The same below the other origin. */
  readonly otherUrl: string;
  newClient(options?: ClientOptions): Client;
  requests(): Promise<LoggedRequest[]>;
  /** Waits until the server saw that the client closed the connection of its last request. */
  untilCanceled(): Promise<void>;
}

/** What a row has: the packed client, and a server that it can script. */
export interface World extends Place {
  readonly sdk: Sdk;
  readonly platform: Platform;
  /** The last step answers all further requests. */
  serve(...steps: readonly Step[]): Promise<Served>;
}

export const token = 'the-secret-token';

/** Options of a client that passes lines about retries to a function. */
export function loggingInfo(info: (line: string) => void): ClientOptions {
  const ignore = () => {};
  return { logger: { error: ignore, warn: ignore, debug: ignore, info }, logLevel: 'info' };
}

// Rows may replace the global one.
const fetch = globalThis.fetch.bind(globalThis);

export function createWorld(sdk: Sdk, place: Place, platform: Platform): World {
  const serve = async (...steps: readonly Step[]): Promise<Served> => {
    const id = crypto.randomUUID();
    await fetch(`${place.origin}/script/${id}`, { method: 'PUT', body: JSON.stringify(steps) });
    const baseUrl = `${place.origin}/s/${id}`;
    const newClient = (options: ClientOptions = {}) =>
      new sdk.Client({ baseUrl, token, logLevel: 'off', dangerouslyAllowBrowser: true, ...options });
    const requests = async (): Promise<LoggedRequest[]> =>
      (await fetch(`${place.origin}/log/${id}`, { cache: 'no-store' })).json();
    const untilCanceled = async () => {
      for (let polls = 0; !(await requests()).at(-1)?.isCanceled; polls++) {
        if (polls === 5000) throw new Error('The connection of the last request is still open.');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    const otherUrl = `${place.otherOrigin}/s/${id}`;
    return { client: newClient(), baseUrl, otherUrl, newClient, requests, untilCanceled };
  };
  return { ...place, sdk, platform, serve };
}
