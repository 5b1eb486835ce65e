import { Client } from '@specshelf/sdk';
import { expect, it } from 'vitest';
import { type World, world } from '../world/world.js';
import { checkedFetch } from './checked-fetch.js';
import { StatusCoverage } from './status/status-coverage.js';
import type { SuiteFolder } from './suite-folders.js';
import type { Skip, StartTarget, Target } from './target.js';

/** The context of a suite: the target, clients for it, and `test`, which applies the skips of the target. */
export class SuiteContext {
  readonly #name: string;
  readonly #start: StartTarget;
  readonly #skips: ReadonlyMap<string, string>;
  #target: Target | undefined;
  #tests = 0;
  #passed = 0;
  readonly #coverage = new StatusCoverage();

  constructor(name: string, start: StartTarget, skips: readonly Skip[] = []) {
    this.#name = name;
    this.#start = start;
    this.#skips = new Map(skips.map(({ test, reason }) => [test, reason]));
  }

  async open(): Promise<void> {
    this.#target = await this.#start(this.world);
  }

  async reset(): Promise<void> {
    await this.#target?.reset();
  }

  async close(): Promise<void> {
    await this.#target?.close();
  }

  /** Asserts, if all tests of a folder ran, that they received their statuses of the OpenAPI document. */
  assertStatusCoverage(folder: SuiteFolder): void {
    if (this.#passed === this.#tests)
      expect(this.#coverage.missing(folder), 'documented statuses that no test received').toEqual([]);
  }

  /** The initial state of the target. */
  readonly world = world;

  get target(): Target {
    if (!this.#target) throw new Error('The target exists only while a test runs');
    return this.#target;
  }

  test(title: string, run: () => Promise<void>): void {
    const reason = this.#skips.get(title);
    if (reason === undefined) {
      this.#tests += 1;
      const runAndCount = async () => {
        await run();
        this.#passed += 1;
      };
      it(title, runAndCount);
    } else {
      console.log(`${this.#name} skips "${title}": ${reason}`);
      it.skip(title, run);
    }
  }

  /** Creates a client with a token of the world, without retries, so that a test receives every response. */
  client(token = 'editor'): Client {
    const { target } = this;
    return new Client({
      baseUrl: target.baseUrl,
      token: this.tokenSecret(token),
      fetch: checkedFetch(target, this.#coverage),
      maxRetries: 0,
      // A busy machine needs more than a minute for the first response of a server, which loads its modules.
      timeout: 900_000,
      logLevel: 'off',
    });
  }

  tokenSecret(token: string): string {
    const secret = this.target.tokens[token];
    if (!secret) throw new Error(`The world has no token ${token}`);
    return secret;
  }

  /** Sends a request without the client, which sends only valid requests. */
  async request(method: string, path: string, options: RequestOptions = {}): Promise<TextResponse> {
    const { token = 'editor', headers = {}, body } = options;
    const response = await checkedFetch(this.target, this.#coverage)(`${this.target.baseUrl}${path}`, {
      method,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${this.target.tokens[token] ?? token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: typeof body === 'string' ? body : (JSON.stringify(body) ?? null),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  /** Runs on a target with another world. It replaces the target, because some kinds cannot exist twice at the same time. */
  async withWorld(world: World, run: () => Promise<void>): Promise<void> {
    await this.target.close();
    this.#target = await this.#start(world);
    try {
      await this.#target.reset();
      await run();
    } finally {
      await this.#target.close();
      await this.open();
    }
  }

  /** Publishes a text under a slug, and returns the processed specification. */
  async publish(specSlug: string, text: string, organizationId = 'acme', token = 'editor') {
    const client = this.client(token);
    await client.specs.upsert({ organizationId, specSlug, source: { text } });
    await this.target.drainQueue();
    return client.specs.get({ organizationId, specSlug });
  }
}

interface RequestOptions {
  /** The name of a token of the world, or the token itself; null for none. */
  token?: string | null;
  headers?: Record<string, string>;
  /** A value to serialize as JSON, or a string to send unchanged. */
  body?: unknown;
}

export interface TextResponse {
  status: number;
  headers: Headers;
  text: string;
}
