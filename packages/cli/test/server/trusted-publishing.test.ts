import { createBackend } from '@specshelf/mocks/backend';
import { Client } from '@specshelf/sdk';
import { describe, expect, it } from 'vitest';
import { before } from '../support/documents.js';
import { type RunOptions, run } from '../support/run.js';

const github = 'https://token.actions.githubusercontent.com';
const gitlab = 'https://gitlab.com';
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

const encode = (value: object | ArrayBuffer) =>
  (value instanceof ArrayBuffer ? Buffer.from(value) : Buffer.from(JSON.stringify(value))).toString(
    'base64url',
  );

/** A server whose organization `default` trusts the repository `acme/ferries`, and signs identity tokens of its jobs. */
async function withTrust() {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const key = { ...(await crypto.subtle.exportKey('jwk', keys.publicKey)), kid: 'first', alg: 'ES256' };
  const backend = createBackend({ issuers: { [github]: { keys: [key] }, [gitlab]: { keys: [key] } } });
  const { trustedPublishers } = new Client(backend).org('default');
  const rule = { repository: 'acme/ferries', branches: ['main'], specSlugs: ['ferries'] };
  const scopes = ['openapi:read', 'openapi:write'] as const;
  await trustedPublishers.create({ ...rule, name: 'GitHub', provider: 'github', scopes: [...scopes] });
  await trustedPublishers.create({ ...rule, name: 'GitLab', provider: 'gitlab', scopes: [...scopes] });
  const seconds = Math.floor(backend.clock.now().getTime() / 1000);
  const sign = async (claims: object) => {
    const standard = { aud: backend.baseUrl, iat: seconds, nbf: seconds, exp: seconds + 300 };
    const text = `${encode({ alg: 'ES256', kid: 'first' })}.${encode({ ...standard, ...claims })}`;
    const bytes = new TextEncoder().encode(text);
    return `${text}.${encode(await crypto.subtle.sign(algorithm, keys.privateKey, bytes))}`;
  };
  return { backend, sign };
}

const githubClaims = {
  iss: github,
  sub: 'repo:acme/ferries:ref:refs/heads/main',
  repository: 'acme/ferries',
  repository_id: '1',
  repository_owner_id: '2',
  event_name: 'push',
  ref: 'refs/heads/main',
  ref_type: 'branch',
  sha: 'c0ffee',
  run_id: '1',
  actor: 'ada',
};

/** Runs a command in a job of GitHub Actions whose identity token has these claims. */
async function runInGitHub(args: string, claims: object = githubClaims, env: Record<string, string> = {}) {
  const { backend, sign } = await withTrust();
  const requested: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (!url.startsWith('https://actions.example/')) return backend.fetch(input, init);
    requested.push(url);
    return Response.json({ value: await sign(claims) });
  };
  const options: RunOptions = {
    files: { 'openapi.yaml': before },
    fetch,
    env: {
      GITHUB_ACTIONS: 'true',
      ACTIONS_ID_TOKEN_REQUEST_URL: 'https://actions.example/token?version=1',
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'a-request-token',
      SPECSHELF_BASE_URL: backend.baseUrl,
      SPECSHELF_ORGANIZATION: 'default',
      ...env,
    },
  };
  const result = await run(args.split(' '), options);
  return { ...result, requested, printed: result.out + result.err };
}

const publish = 'publish openapi.yaml --spec ferries --create --format text';

describe('a job without a token', () => {
  it('publishes from GitHub Actions with its identity', async () => {
    const { code, out, requested } = await runInGitHub(publish);
    expect(out).toMatch(/^Published: ferries/);
    expect(code).toBe(0);
    expect(requested).toEqual([
      'https://actions.example/token?version=1&audience=https%3A%2F%2Fspecshelf.test',
    ]);
  });

  it('publishes from GitLab CI with its identity', async () => {
    const { backend, sign } = await withTrust();
    const claims = {
      iss: gitlab,
      sub: 'project_path:acme/ferries:ref_type:branch:ref:main',
      project_path: 'acme/ferries',
      project_id: '3',
      namespace_id: '4',
      pipeline_source: 'push',
      ref: 'main',
      ref_type: 'branch',
      sha: 'decaf',
    };
    const env = {
      GITLAB_CI: 'true',
      SPECSHELF_ID_TOKEN: await sign(claims),
      SPECSHELF_BASE_URL: backend.baseUrl,
      SPECSHELF_ORGANIZATION: 'default',
    };
    const files = { 'openapi.yaml': before };
    const result = await run(publish.split(' '), { files, env, fetch: backend.fetch });
    expect(result).toMatchObject({ code: 0, out: expect.stringMatching(/^Published: ferries/) });
  });

  it('ends with 3, and names the claim that does not match', async () => {
    const { code, printed } = await runInGitHub(publish, { ...githubClaims, ref: 'refs/heads/feature' });
    expect(code).toBe(3);
    expect(printed).toMatch(/^The server does not trust this CI job: .*`ref` is "?`?refs\/heads\/feature/);
  });

  it('does not send an identity token to a server that is not its audience', async () => {
    const { backend, sign } = await withTrust();
    const env = {
      SPECSHELF_ID_TOKEN: await sign({ ...githubClaims, aud: 'https://specs.acme.example' }),
      SPECSHELF_BASE_URL: backend.baseUrl,
      SPECSHELF_ORGANIZATION: 'default',
    };
    const files = { 'openapi.yaml': before };
    const { code, err } = await run(publish.split(' '), { files, env, fetch: backend.fetch });
    expect(code).toBe(3);
    expect(err).toContain('is for https://specs.acme.example, and is not sent to https://specshelf.test');
    expect(backend.calls.of('exchangeToken')).toEqual([]);
  });

  it('ends with 3 for a specification that it may not access', async () => {
    const { code, printed } = await runInGitHub(publish.replace('ferries', 'orders'));
    expect(code).toBe(3);
    expect(printed).toContain('ferries');
    expect(printed).toContain('The token is from the identity of this CI job.');
  });

  it('sees its specifications and scopes', async () => {
    const { code, out } = await runInGitHub('whoami');
    expect(code).toBe(0);
    expect(out).toContain('token         from the identity of this CI job, expires ');
    expect(out).toContain('organization  default: openapi:read, openapi:write for ferries\n');
  });

  it('needs the organization', async () => {
    const { code, err } = await runInGitHub(publish, githubClaims, { SPECSHELF_ORGANIZATION: '' });
    expect(code).toBe(2);
    expect(err).toContain('The organization is not known, and only it decides which CI jobs it trusts.');
  });

  it('uses SPECSHELF_TOKEN if there is one', async () => {
    const { code, requested } = await runInGitHub(publish, githubClaims, { SPECSHELF_TOKEN: 'a-token' });
    expect({ code, requested }).toEqual({ code: 0, requested: [] });
  });

  it('learns how to get an identity', async () => {
    const without = { ACTIONS_ID_TOKEN_REQUEST_URL: '', ACTIONS_ID_TOKEN_REQUEST_TOKEN: '' };
    const { code, err } = await runInGitHub(publish, githubClaims, without);
    expect(code).toBe(3);
    expect(err).toContain('There is no token for https://specshelf.test');
    expect(err).toContain('permissions: { id-token: write, contents: read }');
  });

  it('does not print the identity token or the access token', async () => {
    const { printed } = await runInGitHub(publish, { ...githubClaims, ref: 'refs/heads/feature' });
    expect(printed).not.toMatch(/eyJ|shelf_|a-request-token/);
  });
});
