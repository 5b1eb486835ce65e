import { equal, failure, isTrue } from '../check.js';
import {
  each,
  empty,
  emptyChunked,
  failed,
  json,
  newSpec,
  okay,
  spec,
  stalledHeaders,
  truncated,
  user,
} from '../steps.js';
import { type Row, row } from '../table.js';
import type { Platform } from '../world.js';

const organization = { organizationId: 'acme' };
const page = (slugs: readonly string[], next?: string) =>
  json({ items: slugs.map((slug) => ({ ...spec, slug })), count: 4, next: next && { page: next } });

/** Node.js, Bun, and Deno report that a connection was refused; browsers and workerd do not. */
const reportsRefusedConnection = (platform: Platform) => platform !== 'browser' && platform !== 'workerd';

export const listsAndBodies: readonly Row[] = [
  row(51, 'a list goes on after a page without items', async ({ serve }) => {
    const { client, requests } = await serve(page(['a'], '2'), page([], '3'), page([], '4'), page(['b']));
    const slugs: string[] = [];
    for await (const { slug } of client.specs.list(organization)) slugs.push(slug);
    equal(slugs, ['a', 'b']);
    const paths = (await requests()).map(({ path }) => path.replace(/.*\?/, ''));
    equal(paths.slice(1), ['page=2', 'page=3', 'page=4']);
  }),
  row(52, 'a list that leads back to an earlier page is a ParseError', ({ serve, sdk }) =>
    each([1, 2, 3, 7], async (length) => {
      const cycle = Array.from({ length: 6 * length }, (_, place) => page(['a'], `${place % length}`));
      const { client, requests } = await serve(...cycle);
      await failure(client.specs.list(organization).toArray({ limit: 1_000_000 }), sdk.ParseError);
      const count = (await requests()).length;
      isTrue(count <= 5 * length + 1, `${count} requests for a cycle of ${length}`);
    }),
  ),
  row(53, 'each page of a list has the options and the signal of the call', async ({ serve, sdk }) => {
    const { client, requests } = await serve(page(['a'], '2'), page(['b'], '3'), page(['c']));
    const controller = new AbortController();
    const headers = { 'x-trace': 'a1', 'user-agent': null };
    const list = client.specs.list({ ...organization, limit: 1 }, { signal: controller.signal, headers });
    const pages = list.pages();
    await pages.next();
    await pages.next();
    controller.abort();
    await failure(pages.next(), sdk.AbortedError);
    const sent = await requests();
    equal(
      sent.map(({ headers }) => headers['x-trace']),
      ['a1', 'a1'],
    );
    equal(
      sent.map(({ path }) => path.includes('limit=1')),
      [true, true],
    );
  }),
  row(54, 'a 200 without the content of the operation is a ParseError', ({ serve, sdk }) =>
    each([empty(200), emptyChunked(200), json(null), json([]), json('text'), json(1)], async (step) => {
      const { client } = await serve(step);
      equal((await failure(client.user.get(), sdk.ParseError)).status, 200);
      await failure(client.fetch.GET('/v1/user'), sdk.ParseError);
      if (step.body !== 'null') await failure(client.specs.list(organization), sdk.ParseError);
    }),
  ),
  row(55, 'a create is sent again only if the server was not reached', async (world) => {
    // Not before the headers: then Chromium itself repeats a request on an idle connection.
    const broken = { ...truncated, reset: 'body' } as const;
    const { newClient, client, requests } = await world.serve(broken, json(spec));
    let attempts = 0;
    const unconnected = newClient({
      baseUrl: world.closedOrigin,
      middleware: [
        (request, next) => {
          attempts++;
          return next(request);
        },
      ],
    });
    await failure(unconnected.specs.create(newSpec, { maxRetries: 1 }), world.sdk.ConnectionError);
    equal(attempts, reportsRefusedConnection(world.platform) ? 2 : 1, 'The number of attempts');
    const { cause } = await failure(client.specs.create(newSpec), world.sdk.ConnectionError);
    isTrue(cause !== undefined, 'the error has a cause');
    equal((await requests()).length, 1, 'The number of requests');
    const reset = await world.serve(broken, json(spec));
    equal(await reset.client.specs.create(newSpec, { retryUnsafe: true }), spec);
  }),
  row(56, 'the deadline covers all attempts and pauses', async ({ serve, sdk }) => {
    const { client, requests } = await serve(stalledHeaders);
    await failure(client.user.get({ timeout: 200, deadline: 1000, maxRetries: 100 }), sdk.TimeoutError);
    const count = (await requests()).length;
    isTrue(count <= 3, `${count} requests fit into a second`);
    const limited = await serve(failed(429, { 'retry-after': '30' }));
    await failure(limited.client.user.get({ deadline: 5000 }), sdk.RateLimitError);
    equal((await limited.requests()).length, 1, 'The number of requests');
  }),
  row(57, 'a 304 is a response for asResponse() and an error for the others', async ({ serve, sdk }) => {
    const { client } = await serve({ status: 304, headers: { etag: '"a"' } });
    const options = { headers: { 'if-none-match': '"a"' } };
    equal((await client.user.get(options).asResponse()).status, 304);
    equal((await failure(client.user.get(options), sdk.ApiError)).status, 304);
    const { data, error, response } = await client.fetch.GET('/v1/user', options);
    equal([data === undefined, error === undefined, response.status], [true, true, 304]);
  }),
  row(58, 'slow headers and a slow body are complete within the timeout', async ({ serve }) => {
    const name = 'Ännchen 🐈';
    const bytes = new TextEncoder().encode(JSON.stringify({ ...user, displayName: name }));
    // One byte at a time, so that characters are split.
    const chunks = [...bytes].map((byte) => btoa(String.fromCharCode(byte)));
    const { client } = await serve({ ...okay, body: '', delay: 300, chunks });
    equal((await client.user.get({ timeout: 20_000 })).displayName, name);
  }),
];
