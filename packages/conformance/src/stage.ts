import { Client } from '@specshelf/sdk';
import { it } from 'vitest';
import { checkedFetch } from './checked-fetch.js';
import type { Skip, Target } from './target.js';
import { world } from './world.js';

/** What a suite plays on: the target, clients of it, and `test`, which knows what the target skips. */
export class Stage {
  readonly #name: string;
  readonly #target: () => Target | undefined;
  readonly #skips: ReadonlyMap<string, string>;

  constructor(name: string, target: () => Target | undefined, skips: readonly Skip[]) {
    this.#name = name;
    this.#target = target;
    this.#skips = new Map(skips.map(({ test, reason }) => [test, reason]));
  }

  /** What the target holds. */
  readonly world = world;

  get target(): Target {
    const target = this.#target();
    if (!target) throw new Error('The target is there only while a test runs');
    return target;
  }

  test(title: string, run: () => Promise<void>, timeout?: number): void {
    const reason = this.#skips.get(title);
    if (reason === undefined) it(title, run, timeout);
    else {
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
      fetch: checkedFetch(target),
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
    const response = await checkedFetch(this.target)(`${this.target.baseUrl}${path}`, {
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
