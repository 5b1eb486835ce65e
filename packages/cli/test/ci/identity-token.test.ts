import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { readGitHubEvent } from '../../src/ci/github-event.js';
import { identityTokenHint, identityTokenOf } from '../../src/ci/identity-token.js';
import { CommandFailure } from '../../src/process/command-failure.js';
import { githubPush, gitlabPush, jenkinsBranch } from './support/environments.js';

const audience = 'https://specs.saltwater.example';
const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJyZXBvIn0.c2lnbmF0dXJl';
const noFetch = () => Promise.reject(new Error('No request is expected.'));
const noWait = async () => {};

it('an identity token in GitHub Actions is requested for the audience', async () => {
  const { url, requests } = await startTokenService(() => [200, { value: token }]);
  expect(await identityTokenOf(environmentOf(url), fetch, audience)).toBe(token);
  expect(requests).toEqual([
    `Bearer request-token /token?api-version=2.0&audience=${encodeURIComponent(audience)}`,
  ]);
});

it('an identity token of another system is that of its variable, which has precedence', async () => {
  expect(await identityTokenOf({ ...gitlabPush, SPECSHELF_ID_TOKEN: `${token}\n` }, noFetch, audience)).toBe(
    token,
  );
  const env = { ...environmentOf('http://127.0.0.1:1/'), SPECSHELF_ID_TOKEN: token };
  expect(await identityTokenOf(env, noFetch, audience)).toBe(token);
});

it('an identity token is absent without its variables, and the message has a remedy', async () => {
  for (const env of [githubPush.env, gitlabPush, jenkinsBranch, {}]) {
    expect(await identityTokenOf(env, noFetch, audience)).toBeUndefined();
  }
  expect(identityTokenHint(githubPush.env)).toContain('id-token: write');
  expect(identityTokenHint(gitlabPush)).toContain('id_tokens:');
  expect(identityTokenHint(jenkinsBranch)).toBeUndefined();
  expect(identityTokenHint({})).toBeUndefined();
});

it('an identity token that is malformed is an error of usage, without its text', async () => {
  const error = await failureOf({ SPECSHELF_ID_TOKEN: '$(s3cret)' });
  expect(error).toMatchObject({ exitCode: 2 });
  expect(error.message).toContain('SPECSHELF_ID_TOKEN is not an OpenID token');
  expect(error.message).not.toContain('s3cret');
});

it.each([
  ['an error', [500, { message: 'no' }], 'it answered 500', 3],
  ['no token', [200, { value: 'request-token' }], 'the response has no token', 1],
  ['no JSON', [200, undefined], 'the response has no token', 1],
] as const)(
  'a response with %s is a failure without secrets',
  async (_name, [status, body], reason, attempts) => {
    const { url, requests } = await startTokenService(() => [status, body]);
    const error = await failureOf(environmentOf(url));
    expect(error).toMatchObject({
      exitCode: 4,
      lines: [`GitHub returned no OpenID token for ${audience}: ${reason}.`],
    });
    expect(requests).toHaveLength(attempts);
  },
);

it('no response is a failure without the address', async () => {
  const { message } = await failureOf(environmentOf('http://127.0.0.1:1/s3cret'));
  expect(message).toMatch(/^GitHub returned no OpenID token for https:\S+: connection failed/);
  expect(message).not.toMatch(/s3cret|request-token/);
});

it('the payload of an event is undefined if it cannot be read', async () => {
  expect(await readGitHubEvent({})).toBeUndefined();
  const path = import.meta.filename;
  expect(await readGitHubEvent({ GITHUB_ACTIONS: 'true', GITHUB_EVENT_PATH: path })).toBeUndefined();
  expect(
    await readGitHubEvent({ GITHUB_ACTIONS: 'true', GITHUB_EVENT_PATH: `${path}.json` }),
  ).toBeUndefined();
  const manifest = new URL('../../package.json', import.meta.url).pathname;
  expect(await readGitHubEvent({ GITHUB_ACTIONS: 'true', GITHUB_EVENT_PATH: manifest })).toMatchObject({
    name: '@specshelf/cli',
  });
});

const environmentOf = (url: string) => ({
  ...githubPush.env,
  ACTIONS_ID_TOKEN_REQUEST_URL: `${url}token?api-version=2.0`,
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'request-token',
});

async function failureOf(env: Readonly<Record<string, string>>): Promise<CommandFailure> {
  const error = await identityTokenOf(env, fetch, audience, noWait).catch((reason: unknown) => reason);
  if (error instanceof CommandFailure) return error;
  throw new Error('The request must fail.');
}

async function startTokenService(reply: () => readonly [number, unknown]) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.headers.authorization} ${request.url}`);
    const [status, body] = reply();
    response.writeHead(status).end(body === undefined ? '<html>' : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}/`, requests };
}
