import { equal, failure, isTrue } from '../check.js';
import {
  each,
  empty,
  emptyChunked,
  failed,
  html,
  json,
  newSpec,
  okay,
  spec,
  specRef,
  stalledBody,
  stalledHeaders,
  truncated,
  user,
} from '../steps.js';
import { exclusiveRow, type Row, row } from '../table.js';
import { textsIn } from '../texts-in.js';
import { loggingInfo, token } from '../world.js';

/** What the popular clients of other APIs get right or wrong. */
export const baseline: readonly Row[] = [
  row(1, 'a GET is retried after a 5xx', ({ serve }) =>
    each([500, 502, 503, 504], async (status) => {
      const { client, requests } = await serve(failed(status), okay);
      const { data, attempts } = await client.user.get().withResponse();
      equal([data, attempts, (await requests()).length], [user, 2, 2]);
    }),
  ),
  row(2, 'a POST is not sent again after 500, unless it only reads', async ({ serve, sdk }) => {
    const { client, requests } = await serve(failed(500), json({ object: 'document', data: {} }));
    const { attempts } = await failure(client.specs.create(newSpec), sdk.ServerError);
    equal([attempts, (await requests()).length], [1, 1]);
    const reading = await serve(failed(500), json({ object: 'document' }));
    const params = { spaceId: 'docs', source: { type: 'builtin:openapi' }, seed: 'docs' };
    await reading.client.computedContent.generateDocument(params);
    equal((await reading.requests()).length, 2, 'The number of requests');
  }),
  row(3, 'a 429 is retried after its `Retry-After: 1`, also for a POST', async ({ serve }) => {
    const { newClient } = await serve(failed(429, { 'retry-after': '1' }), json(spec));
    const events: string[] = [];
    const client = newClient({
      middleware: [
        (request, next, { attempt }) => {
          events.push(`attempt ${attempt}`);
          return next(request);
        },
      ],
      // The line about the retry is logged when the pause begins.
      ...loggingInfo(() => void setTimeout(() => events.push('0.9 s'), 900)),
    });
    await client.specs.create(newSpec);
    equal(events, ['attempt 1', '0.9 s', 'attempt 2']);
  }),
  row(4, 'a GET is retried after the connection was reset', ({ serve }) =>
    each(['headers', 'body'] as const, async (reset) => {
      const { client, requests } = await serve({ ...truncated, reset }, okay);
      equal(await client.user.get(), user);
      equal((await requests()).length, 2, 'The number of requests');
    }),
  ),
  row(5, 'the timeout applies while the headers are awaited', async ({ serve, sdk }) => {
    const { client, untilCanceled } = await serve(stalledHeaders);
    const error = await failure(client.user.get({ timeout: 2000, maxRetries: 0 }), sdk.TimeoutError);
    isTrue(error instanceof sdk.ConnectionError, 'a TimeoutError is a ConnectionError');
    isTrue(error.message.includes('timeout of 2000 ms'), `"${error.message}" names the timeout`);
    await untilCanceled();
  }),
  row(6, 'the timeout applies while the body is read', async ({ serve, sdk }) => {
    const { client, untilCanceled } = await serve(stalledBody);
    await failure(client.user.get({ timeout: 2000, maxRetries: 0 }), sdk.TimeoutError);
    await untilCanceled();
  }),
  row(7, 'a 401 without a body is an AuthenticationError', ({ serve, sdk }) =>
    each([empty(401), emptyChunked(401)], async (step) => {
      const { client, requests } = await serve(step);
      const { status, body, kind } = await failure(client.user.get(), sdk.AuthenticationError);
      equal([status, body === undefined, kind, (await requests()).length], [401, true, 'api', 1]);
    }),
  ),
  row(8, 'truncated JSON in a 200 is a ParseError with the status', async ({ serve, sdk }) => {
    const { client, requests } = await serve(truncated, okay);
    const { status, text, cause } = await failure(client.user.get(), sdk.ParseError);
    equal([status, text], [200, truncated.body]);
    isTrue(cause instanceof SyntaxError, 'the cause is a SyntaxError');
    equal((await requests()).length, 1, 'The number of requests');
  }),
  row(9, 'HTML in a 200 is a ParseError', ({ serve, sdk }) =>
    each(['get', 'asResponse', 'text'], async (how) => {
      const { client } = await serve(html);
      const calls: Record<string, () => PromiseLike<unknown>> = {
        get: () => client.user.get(),
        asResponse: () => client.user.get().asResponse(),
        text: () => client.specs.getPublishedYAML(specRef),
      };
      await failure(calls[how]?.() ?? Promise.resolve(), sdk.ParseError);
    }),
  ),
  row(10, 'a DELETE succeeds with 204, with 205, and with a body that 205 must not have', ({ serve }) =>
    each(
      [{ status: 204 }, empty(205), emptyChunked(205), json({}, { status: 205 }), json({}, { status: 200 })],
      async (step) => {
        const { client } = await serve(step);
        equal(await client.specs.delete(specRef), undefined);
      },
    ),
  ),
  row(11, 'an abort ends the pause before a retry', async ({ serve, sdk }) => {
    const { newClient, requests } = await serve(failed(503, { 'retry-after': '50' }));
    const controller = new AbortController();
    const abort = () => setTimeout(() => controller.abort('enough'), 20);
    const client = newClient(loggingInfo(() => void abort()));
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
    }, 45_000);
    const error = await failure(client.user.get({ signal: controller.signal }), sdk.AbortedError);
    clearTimeout(timer);
    isTrue(!isLate, 'the call ends before the pause does');
    equal([error.cause, (await requests()).length], ['enough', 1]);
  }),
  row(12, '100 calls with one signal leave no listener on it', async ({ serve, sdk }) => {
    const { newClient } = await serve(...Array.from({ length: 50 }, () => okay), empty(401));
    const { signal, count } = countedSignal();
    const shared: boolean[] = [];
    const client = newClient({
      middleware: [
        (request, next) => {
          shared.push(request.signal === signal);
          return next(request);
        },
      ],
    });
    for (let call = 0; call < 25; call++) {
      await client.user.get({ signal }).catch(() => undefined);
      await client.fetch.GET('/v1/user', { signal });
      await client.user.get({ signal }).result();
      const response = await client.user
        .get({ signal })
        .asResponse()
        .catch(() => undefined);
      await response?.text();
    }
    equal([count.added > 0, count.added - count.removed], [true, 0], 'Listeners were added, and are left');
    equal([shared.length, shared.includes(true)], [100, false], '`fetch` got the signal of the caller:');
    isTrue(sdk.isSdkError(await client.user.get({ signal }).catch((error) => error)), 'the calls failed');
  }),
  row(13, 'the token is in no error, log line, or client', async ({ serve }) => {
    const lines: unknown[] = [];
    const log = (...line: unknown[]) => void lines.push(...line);
    const logger = { error: log, warn: log, info: log, debug: log };
    for (const step of [failed(500), html, { reset: 'headers' } as const, stalledBody, failed(404)]) {
      const { newClient } = await serve(step);
      const client = newClient({ logger, logLevel: 'debug', maxRetries: 1, timeout: 500 });
      const caught = await client.user.get().catch((error: unknown) => error);
      const list = textsIn([caught, client, JSON.stringify(client), `${caught}`]);
      isTrue(list.length > 5, 'the error has texts');
      equal(
        list.filter((text) => text.includes(token)),
        [],
        'Texts with the token',
      );
    }
    isTrue(lines.length > 10, 'lines were logged');
    equal(
      textsIn(lines).filter((text) => text.includes(token)),
      [],
      'Log lines with the token',
    );
  }),
  row(14, 'an id such as ".." cannot change the endpoint', async ({ serve, sdk }) => {
    const { client, requests } = await serve(json(spec));
    for (const specSlug of ['..', '.', '']) {
      const params = { organizationId: 'acme', specSlug };
      for (const call of [client.specs.get(params), client.specs.delete(params)]) {
        const { message } = await failure(call, sdk.ArgumentError);
        isTrue(
          /OpenAPISpecBySlug.*specSlug/.test(message),
          `"${message}" names the operation and the parameter`,
        );
      }
      await failure(client.org(specSlug).specs.list(), sdk.ArgumentError);
    }
    equal(await requests(), [], 'The requests');
  }),
  row(15, 'an id such as "a/b" is encoded', async ({ serve }) => {
    const { client, requests } = await serve(json(spec));
    const slugs = ['a/b', '%2e%2e', 'a?b#c', 'ü', '../..'];
    for (const specSlug of slugs) await client.specs.get({ organizationId: 'acme', specSlug });
    const paths = slugs.map((slug) => `/v1/orgs/acme/openapi/${encodeURIComponent(slug)}`);
    equal(
      (await requests()).map(({ path }) => path),
      paths,
    );
  }),
  exclusiveRow(16, 'a mock of the global `fetch` may be installed after the client', async ({ serve }) => {
    const { client, requests } = await serve(failed(500));
    const original = globalThis.fetch;
    try {
      globalThis.fetch = async () => Response.json(user);
      equal(await client.user.get(), user);
    } finally {
      globalThis.fetch = original;
    }
    equal(await requests(), [], 'The requests');
  }),
];

/** A signal that counts the listeners of `abort`. */
export function countedSignal(): { signal: AbortSignal; count: { added: number; removed: number } } {
  const { signal } = new AbortController();
  const count = { added: 0, removed: 0 };
  const listeners = new Set<unknown>();
  const { addEventListener: add, removeEventListener: remove } = signal;
  Object.assign(signal, {
    addEventListener: (...args: Parameters<typeof add>) => {
      // A listener that is there already is not added again.
      if (listeners.size < listeners.add(args[1]).size) count.added++;
      add.apply(signal, args);
    },
    removeEventListener: (...args: Parameters<typeof remove>) => {
      if (listeners.delete(args[1])) count.removed++;
      remove.apply(signal, args);
    },
  });
  return { signal, count };
}
