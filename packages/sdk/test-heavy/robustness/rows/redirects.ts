import type { Client } from '@specshelf/sdk';
import { equal, failure, isTrue } from '../check.js';
import { each, json, newSpec, okay, redirectStatuses, redirectTo, spec, specRef, user } from '../steps.js';
import { type Row, row } from '../table.js';
import type { Platform, Served, World } from '../world.js';

/**
 * Browsers hide the target and the status of a redirect that they do not follow themselves. There, the client asks the browser to follow
 * the redirect of a GET within the origin of the page, which sends the first request twice.
 */
const hidesRedirects = (platform: Platform) => platform === 'browser';

/** Browsers do not tell why a request failed: a broken content encoding looks like a broken connection, which is retried. */
const hidesReasons = (platform: Platform) => platform === 'browser';

/** Deno and workerd decode as much of `deflate` as they can, so that the content is wrong instead. */
const decodesLeniently = (platform: Platform, encoding: string) =>
  encoding === 'deflate' && (platform === 'deno' || platform === 'workerd');

/** In base64. The first two have a correct beginning. */
const brokenBodies: Readonly<Record<string, string>> = {
  gzip: 'H4sIAAAAAAAAAwcHBwcHBwcHBwcHBw==',
  deflate: 'eJwHBwcHBwcHBw==',
  br: btoa('not compressed, not compressed'),
};

export const redirects: readonly Row[] = [
  row(28, 'a redirect of a create is a ConnectionError that names the target', (world) =>
    each(redirectStatuses, (status) =>
      expectRejected(world, status, (client) => client.specs.create(newSpec)),
    ),
  ),
  row(29, 'a redirect of a PUT, PATCH, or DELETE is a ConnectionError', async (world) => {
    const source = { url: 'https://git.test/a.yaml', headers: { authorization: 'a-secret' } };
    const writes: ((client: Client) => PromiseLike<unknown>)[] = [
      (client) => client.specs.upsert({ ...specRef, source }),
      (client) => client.specs.setVisibility({ ...specRef, visibility: 'public' }),
      (client) => client.specs.delete(specRef),
    ];
    for (const write of writes)
      await each(redirectStatuses, (status) => expectRejected(world, status, write));
  }),
  row(30, 'a redirect of a GET to another origin is a ConnectionError', async (world) => {
    await each(redirectStatuses, (status) => expectRejected(world, status, (client) => client.user.get()));
    await expectRejected(world, 302, (client) => client.user.get().asResponse());
    await expectRejected(world, 302, (client) => client.fetch.GET('/v1/user'));
  }),
  row(31, 'a redirect of a GET within the origin is followed', (world) =>
    each(redirectStatuses, async (status) => {
      const { client, requests } = await world.serve(redirectTo('elsewhere?a=1', status), {
        ...okay,
        at: '/v1/elsewhere?a=1',
      });
      equal(await client.user.get(), user);
      equal((await client.fetch.GET('/v1/user')).data, user);
      equal(await (await client.user.get().asResponse()).json(), user);
      const sent = await requests();
      const paths = hidesRedirects(world.platform)
        ? ['/v1/user', '/v1/user', '/v1/elsewhere?a=1']
        : ['/v1/user', '/v1/elsewhere?a=1'];
      equal(
        sent.map(({ path }) => path),
        [...paths, ...paths, ...paths],
      );
      isTrue(
        sent.every(({ headers }) => headers['authorization']),
        'each request has the token',
      );
    }),
  ),
  row(32, 'a target that only looks like the same origin is another one', async (world) => {
    const { host } = new URL(world.otherOrigin);
    const targets = [
      `//${host}/v1/user`,
      `${world.origin}@${host}/v1/user`,
      `http:\\\\${host}/v1/user`,
      world.origin.replace('http:', 'https:'),
      'data:application/json,{}',
      // Chromium fails such a request as if the connection were broken.
      ...(hidesRedirects(world.platform) ? [] : ['http://[']),
    ];
    await each(targets, async (target) => {
      const { client, requests } = await world.serve(redirectTo(target));
      const error = await failure(client.user.get(), world.sdk.ConnectionError);
      isTrue(error.message.includes('was redirected to '), `"${error.message}" tells of the redirect`);
      const sent = await requests();
      equal(sent.length, hidesRedirects(world.platform) ? 2 : 1, 'The number of requests');
      equal(
        sent.filter(({ origin }) => origin !== world.origin),
        [],
        'The requests to the other origin',
      );
    });
  }),
  row(33, 'a redirect loop ends without a retry', async (world) => {
    const { client, requests } = await world.serve(redirectTo('user'));
    const { retryable } = await failure(client.user.get(), world.sdk.ConnectionError);
    // Fetch follows 20 redirects by itself.
    equal([retryable, (await requests()).length], [false, hidesRedirects(world.platform) ? 22 : 11]);
  }),
  row(34, 'a 3xx without a target is an ApiError', (world) =>
    each([300, 302, 305, 307], async (status) => {
      const { client } = await world.serve({ status });
      equal((await failure(client.user.get(), world.sdk.ApiError)).status, status);
    }),
  ),
  row(35, 'a broken content encoding is a ConnectionError without a retry', (world) =>
    each(Object.entries(brokenBodies), async ([encoding, body]) => {
      const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
      const { client, requests } = await world.serve({ headers, body, encoding: 'base64' });
      const call = client.user.get({ maxRetries: 1 });
      if (decodesLeniently(world.platform, encoding)) await failure(call, world.sdk.ParseError);
      else await failure(call, world.sdk.ConnectionError);
      equal((await requests()).length, hidesReasons(world.platform) ? 2 : 1, 'The number of requests');
    }),
  ),
  row(36, 'a redirect to a server that is not an API is a ParseError', async (world) => {
    const page = { headers: { 'content-type': 'text/html' }, body: '<html></html>', at: '/login' };
    const served = await world.serve(page, { status: 302 });
    const redirecting = await world.serve(redirectTo(`${served.baseUrl}/login`));
    await failure(redirecting.client.user.get(), world.sdk.ParseError);
    await failure(redirecting.client.fetch.GET('/v1/user'), world.sdk.ParseError);
  }),
];

/** The redirect leads to another origin, for which the request, its token, and its body are secret. */
async function expectRejected(
  world: World,
  status: number,
  call: (client: Client) => PromiseLike<unknown>,
): Promise<void> {
  const served = await serveRedirect(world, status);
  const error = await failure(call(served.client), world.sdk.ConnectionError);
  equal([error.kind, error.retryable], ['connection', false]);
  const target = hidesRedirects(world.platform)
    ? 'was redirected to an unknown URL. '
    : `was redirected to ${served.otherUrl}/v1/elsewhere. `;
  isTrue(error.message.includes(target), `"${error.message}" names the target`);
  const sent = await served.requests();
  const isRepeated = hidesRedirects(world.platform) && sent[0]?.method === 'GET';
  equal(sent.length, isRepeated ? 2 : 1, 'The number of requests');
  equal(
    sent.filter(({ origin }) => origin !== world.origin),
    [],
    'The requests to the other origin',
  );
}

async function serveRedirect(world: World, status: number): Promise<Served> {
  const target = await world.serve(json(spec));
  const served = await world.serve(redirectTo(`${target.otherUrl}/v1/elsewhere?token=x`, status));
  const requests = async () => [...(await served.requests()), ...(await target.requests())];
  return { ...served, otherUrl: target.otherUrl, requests };
}
