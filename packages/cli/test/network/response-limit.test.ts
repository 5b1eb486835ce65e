import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../../../scripts/testing/eventually.js';
import { githubPullRequest, githubPush } from '../ci/support/environments.js';
import { before, referringTo } from '../support/documents.js';
import { run } from '../support/run.js';
import { published, startServer } from '../support/server.js';

const mebibyte = 1024 * 1024;

/** A response without an end, and whether its rest was canceled. */
function endless(init?: ResponseInit) {
  const state = { sent: 0, isCanceled: false };
  const chunk = new Uint8Array(4 * mebibyte).fill(0x20);
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      state.sent += chunk.length;
      controller.enqueue(chunk);
    },
    cancel() {
      state.isCanceled = true;
    },
  });
  return { state, response: new Response(body, init) };
}

/** A server that answers one request without an end. */
async function serverWith(path: RegExp, init?: ResponseInit) {
  const server = await published();
  const { state, response } = endless(init);
  let requests = 0;
  const fetch: typeof globalThis.fetch = async (input, options) => {
    const request = new Request(input, options);
    if (!path.test(request.url)) return server.backend.fetch(request);
    requests += 1;
    return response;
  };
  return {
    state,
    requests: () => requests,
    run: (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
      server.run(args, { fetch, env }),
  };
}

const small = { SPECSHELF_RESPONSE_LIMIT: '100000' };

describe('a response of the server', () => {
  it('is read up to 64 MiB, and the error says how to read more', async () => {
    const server = await serverWith(/\/openapi\?/);
    const { code, err } = await server.run(['list']);
    expect(code).toBe(4);
    expect(err).toBe(
      'The response of the server at https://specshelf.test (from SPECSHELF_BASE_URL) to GET /v1/orgs/default/openapi is longer than 67108864 bytes (64 MiB).\n' +
        'If such a response is expected, set SPECSHELF_RESPONSE_LIMIT to more bytes, such as 134217728.\n',
    );
    await eventually(() => expect(server.state.isCanceled).toBe(true));
    expect(server.state.sent).toBeLessThanOrEqual(76 * mebibyte);
    expect(server.requests()).toBe(1);
  });

  it.each([
    ['a document', ['pull', 'ferries'], /document\.yaml$/, 'GET /v1/orgs/default/openapi/ferries/versions/'],
    ['a file', ['pull', 'ferries', '--format', 'raw'], /\/source\/./, '/source/'],
    ['a version', ['versions', 'ferries'], /\/versions\?/, 'GET /v1/orgs/default/openapi/ferries/versions '],
    ['the user', ['whoami'], /\/user$/, 'GET /v1/user '],
  ])('has the limit of SPECSHELF_RESPONSE_LIMIT if it is %s', async (_title, args, path, place) => {
    const server = await serverWith(path);
    const { code, err } = await server.run(args, small);
    expect(code).toBe(4);
    expect(err).toContain(place);
    expect(err).toContain(' is longer than 100000 bytes.\n');
    await eventually(() => expect(server.state.isCanceled).toBe(true));
  });

  it('is limited at a login', async () => {
    const { response, state } = endless();
    const args = ['login', 'https://specs.example.com', '--token-stdin'];
    const { code, err } = await run(args, { stdin: 'a-token', fetch: async () => response, env: small });
    expect(code).toBe(4);
    expect(err).toContain('to GET /v1/user is longer than 100000 bytes.');
    await eventually(() => expect(state.isCanceled).toBe(true));
  });

  it('is limited if it is a page of the documentation', async () => {
    const server = await serverWith(/llms\.txt$/, { headers: { 'content-type': 'text/plain' } });
    const { code, err } = await server.run(['pull', 'ferries', '--format', 'md', '-o', 'docs'], small);
    expect(code).toBe(4);
    expect(err).toContain(
      'The server at https://specshelf.test did not send llms.txt: the response to GET https://specshelf.test is longer than 100000 bytes. If such a response is expected, set SPECSHELF_RESPONSE_LIMIT to more bytes, such as 200000.\n',
    );
    await eventually(() => expect(server.state.isCanceled).toBe(true));
    expect(server.requests()).toBe(1);
  });
});

describe('a response of the CI system', () => {
  it('is limited if it is the identity of the job', async () => {
    const { response, state } = endless();
    const { code, err } = await run(['whoami'], {
      env: {
        ...githubPush.env,
        ...small,
        SPECSHELF_BASE_URL: 'https://specs.example.com',
        SPECSHELF_ORGANIZATION: 'acme',
        ACTIONS_ID_TOKEN_REQUEST_URL: 'https://tokens.example.com/s3cret?a=1',
        ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'request-token',
      },
      fetch: async () => response,
    });
    expect(code).toBe(4);
    expect(err).toMatch(
      /^GitHub returned no OpenID token for https:\S+: the response to GET https:\/\/tokens\.example\.com is longer than 100000 bytes\./,
    );
    expect(err).not.toContain('s3cret');
    await eventually(() => expect(state.isCanceled).toBe(true));
  });

  it('is limited if it is a list of comments', async () => {
    const { response, state } = endless();
    const folder = await mkdtemp(join(tmpdir(), 'specshelf-cli-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const { err } = await run(['check', 'openapi.yaml', '--offline', '--comment'], {
      files: { 'openapi.yaml': before, 'event.json': JSON.stringify(githubPullRequest.event) },
      env: { ...githubPullRequest.env, ...small, GITHUB_TOKEN: 'gh-token' },
      fetch: async () => response,
    });
    expect(err).toContain(
      'The comment was not written. The request to the API failed: the response to POST https://api.github.com is longer than 100000 bytes.',
    );
    await eventually(() => expect(state.isCanceled).toBe(true));
  });
});

describe('several responses', () => {
  it('that are kept have a limit together', async () => {
    const server = startServer();
    const files = {
      'openapi.yaml': referringTo('other.yaml'),
      'other.yaml': `{ type: string, description: ${'x'.repeat(5000)} }`,
    };
    await server.publish('ferries', { files, entry: 'openapi.yaml' });
    const largest = Math.max(...Object.values(files).map((text) => text.length));
    const args = ['pull', 'ferries', '--format', 'raw', '-o', 'files/'];
    const { code, err, folder } = await server.run(args, {
      env: { SPECSHELF_RESPONSE_LIMIT: String(largest + 100) },
    });
    expect(err).toContain(`The files of ferries have more than ${largest + 100} bytes together.\n`);
    expect(err).toContain('set SPECSHELF_RESPONSE_LIMIT to more bytes');
    expect(code).toBe(4);
    expect(await readdir(folder)).not.toContain('files');
  });
});

describe('SPECSHELF_RESPONSE_LIMIT', () => {
  it.each(['64MiB', '0', '-1', '1e6', '1.5', '99999999999999999999'])('cannot be %s', async (text) => {
    const { code, out, err } = await run(['rules'], { env: { SPECSHELF_RESPONSE_LIMIT: text } });
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toBe(
      `SPECSHELF_RESPONSE_LIMIT must be a number of bytes, such as 268435456, not "${text}".\n`,
    );
  });

  it('may be empty', async () => {
    const { code } = await run(['rules'], { env: { SPECSHELF_RESPONSE_LIMIT: '' } });
    expect(code).toBe(0);
  });
});
