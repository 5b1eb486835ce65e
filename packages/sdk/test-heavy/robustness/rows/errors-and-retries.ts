import { equal, failure, isTrue } from '../check.js';
import { each, failed, html, json, newSpec, okay, spec, truncated, user } from '../steps.js';
import { exclusiveRow, type Row, row } from '../table.js';
import { loggingInfo, type Sdk, type Served } from '../world.js';
import { countedSignal } from './baseline.js';

const classNames: Readonly<Record<number, string>> = {
  400: 'BadRequestError',
  401: 'AuthenticationError',
  403: 'PermissionDeniedError',
  404: 'NotFoundError',
  409: 'ConflictError',
  418: 'ApiError',
  422: 'UnprocessableEntityError',
  429: 'RateLimitError',
  500: 'ServerError',
};

export const errorsAndRetries: readonly Row[] = [
  row(43, 'classes of errors keep their names in bundles', ({ serve, sdk }) =>
    each(Object.entries(classNames), async ([status, name]) => {
      const { client } = await serve(failed(Number(status)));
      const error = await failure(client.user.get({ maxRetries: 0 }), sdk.ApiError);
      equal([error.name, error.constructor.name, error.status], [name, name, Number(status)]);
      isTrue(
        `${error}`.startsWith(`${name}: getAuthenticatedUser failed with ${status}: Not now.`),
        `${error}`,
      );
      equal([error.code, error.type, error.attempts], [Number(status), 'a-type', 1]);
    }),
  ),
  exclusiveRow(44, '1,000 concurrent calls share one listener of their signal', async ({ serve }) => {
    const { client, requests } = await serve(okay);
    const { signal, count } = countedSignal();
    const calls = Array.from({ length: 1000 }, () => client.user.get({ signal }));
    const users = await Promise.all(calls);
    equal(users.filter(({ id }) => id === user.id).length, 1000, 'The number of results');
    equal([count.added, count.removed], [1, 1], 'The number of listeners added and removed');
    equal((await requests()).length, 1000, 'The number of requests');
  }),
  row(45, 'a token function is called once more after a 401', async ({ serve, sdk }) => {
    const { newClient, requests } = await serve(failed(401), json(spec), failed(401), failed(401));
    let calls = 0;
    const client = newClient({ token: async () => `token-${++calls}`, maxRetries: 0 });
    await client.specs.create(newSpec);
    const tokens = async () => (await requests()).map(({ headers }) => headers['authorization']);
    equal(await tokens(), ['Bearer token-1', 'Bearer token-2']);
    const { attempts } = await failure(client.user.get(), sdk.AuthenticationError);
    equal([attempts, (await tokens()).length], [2, 4]);
    const fixed = await serve(failed(401), okay);
    await failure(fixed.client.user.get(), sdk.AuthenticationError);
    equal((await fixed.requests()).length, 1, 'The number of requests with a fixed token');
  }),
  row(46, '`Retry-After` may be seconds or a date, with a jitter', async ({ serve, sdk }) => {
    const pauses = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { newClient } = await serve(failed(429, { 'retry-after': '2' }), okay);
        return announcedPause(newClient, sdk);
      }),
    );
    isTrue(
      pauses.every((ms) => ms >= 2000 && ms <= 2500),
      `all of ${pauses} are between 2 and 2.5 s`,
    );
    isTrue(new Set(pauses).size > 1, `${pauses} differ`);
    const date = new Date(Date.now() + 50_000).toUTCString();
    const dated = await serve(failed(503, { 'retry-after': date }), okay);
    const pause = await announcedPause(dated.newClient, sdk);
    isTrue(pause > 1000 && pause <= 62_500, `${pause} ms are about 50 s`);
    const past = await serve(failed(503, { 'retry-after': new Date(0).toUTCString() }), okay);
    equal(await announcedPause(past.newClient, sdk), 0, 'The pause for a date in the past');
  }),
  row(
    47,
    'a `Retry-After` of more than a minute ends the call, an invalid one does not count',
    async ({ serve, sdk }) => {
      const { client, requests } = await serve(failed(429, { 'retry-after': '3600' }));
      const { retryAfter } = await failure(client.user.get(), sdk.RateLimitError);
      equal([retryAfter, (await requests()).length], [3600, 1]);
      const invalid = await serve(failed(429, { 'retry-after': 'soon' }), okay);
      equal((await invalid.client.user.get().withResponse()).attempts, 2, 'The number of attempts');
    },
  ),
  row(48, 'texts on errors have at most 512 characters', async ({ serve, sdk }) => {
    const page = { ...html, body: html.body?.padEnd(5000, ' .') ?? '' };
    const { client } = await serve({ ...page, status: 404 }, { ...truncated, body: `["${page.body}` });
    const notFound = await failure(client.user.get(), sdk.NotFoundError);
    equal([typeof notFound.body, String(notFound.body).length], ['string', 512]);
    const invalid = await failure(client.user.get(), sdk.ParseError);
    equal(invalid.text.length, 512);
    isTrue(notFound.message.length + invalid.message.length < 500, 'the messages are short');
  }),
  row(49, 'huge bodies of failures are bounded on errors', async ({ serve, sdk }) => {
    const huge = 'x'.repeat(5_000_000);
    const { client } = await serve({ status: 502, body: huge, headers: { 'content-type': 'text/plain' } });
    const { body, message } = await failure(client.user.get({ maxRetries: 0 }), sdk.ServerError);
    equal([String(body).length, message.length < 300], [512, true]);
    const { error } = await client.fetch.GET('/v1/user', { maxRetries: 0 });
    equal(error?.error.message.length, 512);
  }),
  row(50, '`create` accepts `specSlug` and `slug`', async ({ serve }) => {
    const { client, requests } = await serve(json(spec));
    const { slug, ...others } = newSpec;
    await client.specs.create({ ...others, specSlug: slug });
    await client.org('acme').specs.create({ slug, source: others.source });
    const bodies = (await requests()).map(({ body }) => JSON.parse(body));
    equal(
      bodies.map((body) => [body.slug, body.specSlug ?? null]),
      [
        ['pets', null],
        ['pets', null],
      ],
    );
  }),
];

/** The pause before the retry of a call, as it is logged. Does not wait for its end. */
async function announcedPause(newClient: Served['newClient'], sdk: Sdk): Promise<number> {
  const lines: string[] = [];
  const controller = new AbortController();
  const client = newClient(
    loggingInfo((line) => {
      lines.push(line);
      controller.abort();
    }),
  );
  await failure(client.user.get({ signal: controller.signal }), sdk.AbortedError);
  return Number(/Retrying in (\d+) ms/.exec(lines.join())?.[1]);
}
