import { equal, failure, isTrue } from '../check.js';
import {
  each,
  empty,
  emptyChunked,
  failed,
  html,
  json,
  okay,
  redirectTo,
  spec,
  specRef,
  stalledBody,
  stalledHeaders,
  truncated,
  user,
} from '../steps.js';
import { type Row, row } from '../table.js';
import { token } from '../world.js';

const specPath = '/v1/orgs/{organizationId}/openapi/{specSlug}';
const body = { source: { text: 'openapi: 3.1.0' } };

/** `client.fetch`, the client of openapi-fetch with the token, retries, and limits of this library. */
export const requestsByPath: readonly Row[] = [
  row(17, 'client.fetch sends the token and retries', async ({ serve, platform }) => {
    const { client, requests } = await serve(failed(503), okay);
    const { data, error, response } = await client.fetch.GET('/v1/user');
    equal([data, error === undefined, response.status], [user, true, 200]);
    const sent = await requests();
    equal(
      sent.map(({ headers }) => headers['authorization']),
      [`Bearer ${token}`, `Bearer ${token}`],
    );
    // A page may not send a User-Agent of its own to every server.
    const ours = String(sent[0]?.headers['user-agent']).startsWith('specshelf-sdk/');
    equal(ours, platform !== 'browser', 'The User-Agent of the client was sent:');
  }),
  row(18, 'timeout, deadline, and signal apply to client.fetch', async ({ serve, sdk }) => {
    for (const step of [stalledHeaders, stalledBody]) {
      const { client, untilCanceled } = await serve(step);
      await failure(client.fetch.GET('/v1/user', { timeout: 2000, maxRetries: 0 }), sdk.TimeoutError);
      await untilCanceled();
      const { message } = await failure(client.fetch.GET('/v1/user', { deadline: 200 }), sdk.TimeoutError);
      isTrue(message.includes('deadline of 200 ms'), `"${message}" names the deadline`);
      const signal = AbortSignal.timeout(200);
      const { cause } = await failure(client.fetch.GET('/v1/user', { signal }), sdk.AbortedError);
      isTrue(cause === signal.reason, 'the cause is the reason of the signal');
    }
  }),
  row(19, 'a body can be sent twice', ({ serve }) =>
    each(['upsert', 'PUT', 'PUT with middleware'], async (how) => {
      const { client, requests } = await serve(failed(503), json(spec));
      const params = { path: specRef };
      if (how === 'upsert') await client.specs.upsert({ ...specRef, ...body });
      else if (how === 'PUT') await client.fetch.PUT(specPath, { params, body });
      else await client.fetch.PUT(specPath, { params, body, middleware: [{ onRequest: () => undefined }] });
      const sent = await requests();
      equal(
        sent.map(({ body }) => body),
        [JSON.stringify(body), JSON.stringify(body)],
      );
      equal(
        sent.map(({ headers }) => headers['content-type']),
        ['application/json', 'application/json'],
      );
    }),
  ),
  row(20, 'the timeout covers the body of asResponse()', async ({ serve, sdk }) => {
    const { client, untilCanceled } = await serve(stalledBody);
    const response = await client.user.get({ timeout: 3000 }).asResponse();
    equal(response.status, 200);
    await failure(readAll(response), sdk.TimeoutError);
    await untilCanceled();
  }),
  row(21, 'deadline and signal cover a body that the caller reads', async ({ serve, sdk }) => {
    const { client, untilCanceled } = await serve(stalledBody);
    const late = await client.user.get({ deadline: 3000 }).asResponse();
    await failure(readAll(late), sdk.TimeoutError);
    await untilCanceled();
    const controller = new AbortController();
    const { data } = await client.fetch.GET('/v1/user', { parseAs: 'stream', signal: controller.signal });
    const reader = data?.getReader();
    await reader?.read();
    controller.abort();
    await failure(Promise.resolve(reader?.read()), sdk.AbortedError);
    await untilCanceled();
  }),
  row(22, 'HTML in a 200 is a ParseError through client.fetch', ({ serve, sdk }) =>
    each(['json', 'text', 'stream'] as const, async (parseAs) => {
      const { client } = await serve(html);
      const { status } = await failure(client.fetch.GET('/v1/user', { parseAs }), sdk.ParseError);
      equal(status, 200);
    }),
  ),
  row(23, 'truncated JSON in a 200 is a ParseError through client.fetch', async ({ serve, sdk }) => {
    const { client, requests } = await serve(truncated);
    const { status, text } = await failure(client.fetch.GET('/v1/user'), sdk.ParseError);
    equal([status, text, (await requests()).length], [200, truncated.body, 1]);
  }),
  row(24, 'client.fetch rejects ".." and missing parameters', async ({ serve, sdk }) => {
    const { client, requests } = await serve(json(spec));
    for (const path of [{ ...specRef, specSlug: '..' }, { organizationId: 'acme' }, {}, undefined]) {
      const call: Promise<unknown> = Reflect.apply(client.fetch.GET, client.fetch, [
        specPath,
        { params: { path } },
      ]);
      const { message } = await failure(call, sdk.ArgumentError);
      isTrue(message.startsWith('getOpenAPISpecBySlug: '), `"${message}" names the operation`);
    }
    equal(await requests(), [], 'The requests');
  }),
  row(25, 'neither kind of middleware skips the other', async ({ serve }) => {
    const { newClient, requests } = await serve(failed(503), okay);
    const seen: string[] = [];
    const client = newClient({
      middleware: [
        (request, next, { attempt }) => {
          seen.push(`client ${attempt}`);
          return next(request);
        },
      ],
    });
    await client.fetch.GET('/v1/user', {
      middleware: [
        { onRequest: () => void seen.push('onRequest'), onResponse: () => void seen.push('onResponse') },
        (request, next, { attempt }) => {
          seen.push(`call ${attempt}`);
          return next(request);
        },
      ],
    });
    equal(seen, ['onRequest', 'client 1', 'call 1', 'client 2', 'call 2', 'onResponse']);
    const answered = await client.fetch.GET('/v1/user', {
      middleware: [{ onRequest: () => Response.json({ ...user, id: 'bob' }) }],
    });
    equal([answered.data?.id, (await requests()).length], ['bob', 2]);
  }),
  row(26, 'the error of client.fetch is never empty', ({ serve }) =>
    each([empty(401), emptyChunked(401), { ...html, status: 404 }, failed(404)], async (step) => {
      const { client } = await serve(step);
      const { data, error, response } = await client.fetch.GET('/v1/user');
      equal([data === undefined, response.status], [true, step.status]);
      equal(typeof error?.error.message, 'string');
      equal(error?.error.code, step.status);
    }),
  ),
  row(27, 'client.fetch rejects unknown operations', async ({ serve, sdk }) => {
    const { client, requests } = await serve(redirectTo('/'));
    for (const path of ['/v1/users', '/', 'https://example.com/v1/user', '/v1/user/..']) {
      const call: Promise<unknown> = Reflect.apply(client.fetch.GET, client.fetch, [path]);
      const { message } = await failure(call, sdk.ArgumentError);
      isTrue(message.includes(`GET ${path} is not an operation`), `"${message}" names the path`);
    }
    equal(await requests(), [], 'The requests');
  }),
];

/** Chromium replaces the error of `text()` with a TypeError. */
async function readAll(response: Response): Promise<void> {
  const reader = response.body?.getReader();
  while (!(await reader?.read())?.done);
}
