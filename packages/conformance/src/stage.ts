import { Client } from '@specshelf/sdk';
import { expect, it } from 'vitest';
import { checkedFetch } from './checked-fetch.js';
import { StatusCoverage } from './status-coverage.js';
import type { Skip, StartTarget, Target } from './target.js';
import { type World, world } from './world.js';

/** What a suite plays on: the target, clients of it, and `test`, which knows what the target skips. */
export class Stage {
  readonly #name: string;
  readonly #start: StartTarget;
  readonly #skips: ReadonlyMap<string, string>;
  #target: Target | undefined;
  #tests = 0;
  #done = 0;
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

  /** Fails when all tests have run and a status of the document was not seen. */
  checkStatuses(): void {
    if (this.#done === this.#tests)
      expect(this.#coverage.missing(), 'statuses that no test has seen').toEqual([]);
  }

  /** What the target holds. */
  readonly world = world;

  get target(): Target {
    if (!this.#target) throw new Error('The target is there only while a test runs');
    return this.#target;
  }

  test(title: string, run: () => Promise<void>, timeout?: number): void {
    const reason = this.#skips.get(title);
    if (reason === undefined) {
      this.#tests += 1;
      const runAndCount = async () => {
        await run();
        this.#done += 1;
      };
      it(title, runAndCount, timeout);
    } else {
      console.log(`${this.#name} skips "${title}": ${reason}`);
      it.skip(title, run);
    }
  }

  /** A client with a token of the world, by its name there. It never tries again: a test sees every answer. */
  client(token = 'editor'): Client {
    const { target } = this;
    return new Client({
      baseUrl: target.baseUrl,
      token: this.secret(token),
      fetch: checkedFetch(target, this.#coverage),
      maxRetries: 0,
      logLevel: 'off',
    });
  }

  secret(token: string): string {
    const secret = this.target.tokens[token];
    if (!secret) throw new Error(`The world has no token ${token}`);
    return secret;
  }

  /** A request as it is, for what a client would not send. */
  async request(method: string, path: string, options: RequestOptions = {}): Promise<Answer> {
    const { token = 'editor', headers = {}, body } = options;
    const response = await checkedFetch(this.target, this.#coverage)(`${this.target.baseUrl}${path}`, {
      method,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${this.target.tokens[token] ?? token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  /** Plays on a target with a world of its own. One after the other: two of some kinds cannot be there at once. */
  async elsewhere(other: World, play: () => Promise<void>): Promise<void> {
    await this.target.close();
    this.#target = await this.#start(other);
    try {
      await this.#target.reset();
      await play();
    } finally {
      await this.#target.close();
      await this.open();
    }
  }

  /** Publishes a text under a slug and waits until it is processed. */
  async publish(specSlug: string, text: string, organizationId = 'acme', token = 'editor') {
    const client = this.client(token);
    await client.specs.upsert({ organizationId, specSlug, source: { text } });
    await this.target.settle();
    return client.specs.get({ organizationId, specSlug });
  }
}

interface RequestOptions {
  /** The name of a token of the world, or a token as it is; null for none. */
  token?: string | null;
  headers?: Record<string, string>;
  /** A value to print as JSON, or text as it is. */
  body?: unknown;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}
