import { describe, expect, it } from 'vitest';
import { type CommentRequest, writeComment } from '../../src/ci/comments/write-comment.js';
import {
  githubPullRequest,
  githubPush,
  gitlabMergeRequest,
  gitlabPush,
  jenkinsChange,
} from './support/environments.js';
import { type FakeAPI, startGitHub, startGitLab } from './support/fake-api.js';

const bot = 'github-actions[bot]';
const marker = '<!-- specshelf:pets -->';

const systems = [
  {
    name: 'GitHub',
    start: startGitHub,
    owner: bot,
    update: 'PATCH',
    thread: 'pull request 17',
    longest: 65_536,
    request: (api: FakeAPI) => ({
      env: {
        ...githubPullRequest.env,
        GITHUB_API_URL: api.url,
        GITHUB_GRAPHQL_URL: `${api.url}/graphql`,
        GITHUB_TOKEN: 'gh-token',
      },
      event: githubPullRequest.event,
    }),
  },
  {
    name: 'GitLab',
    start: startGitLab,
    owner: '5',
    update: 'PUT',
    thread: 'merge request 17',
    longest: 1_000_000,
    request: (api: FakeAPI) => ({
      env: { ...gitlabMergeRequest, CI_API_V4_URL: api.url, SPECSHELF_GITLAB_TOKEN: 'gl-token' },
      event: undefined,
    }),
  },
];

const write = (request: Pick<CommentRequest, 'env' | 'event'>, body: string, key = 'pets') =>
  writeComment({ ...request, body, key, fetch, wait: async () => {} });

const writesOf = ({ requests }: FakeAPI) =>
  requests.filter((request) => !request.startsWith('GET ') && !request.endsWith('/graphql'));

describe.each(systems)('a comment on $name', ({ start, request, owner, update, thread, longest, name }) => {
  it('is created, updated in place, and not written again without a change', async () => {
    const api = await start();
    expect(await write(request(api), '1 breaking change')).toMatchObject({
      outcome: 'created',
      message: `A comment was added to ${thread}.`,
    });
    expect(await write(request(api), 'No changes')).toMatchObject({ outcome: 'updated' });
    expect(api.comments).toEqual([{ id: 1, owner, body: `${marker}\nNo changes` }]);
    const before = writesOf(api).length;
    expect(await write(request(api), 'No changes\n')).toMatchObject({ outcome: 'unchanged' });
    expect(writesOf(api)).toHaveLength(before);
    expect(writesOf(api).map((line) => line.split(' ')[0])).toEqual(['POST', update]);
  });

  it('is found on a later page, and differs by key', async () => {
    const api = await start();
    const others = Array.from({ length: 240 }, (_, id) => ({ id: id + 1, owner: 'ann', body: 'Nice.' }));
    api.comments.push(...others, { id: 241, owner, body: `${marker}\r\nOld` });
    expect(await write(request(api), 'New')).toMatchObject({ outcome: 'updated' });
    expect(await write(request(api), 'New', 'toys')).toMatchObject({ outcome: 'created' });
    expect(api.comments.slice(240).map(({ body }) => body)).toEqual([
      `${marker}\nNew`,
      '<!-- specshelf:toys -->\nNew',
    ]);
  });

  it('is not that of another author, nor one that quotes it', async () => {
    const api = await start();
    api.comments.push(
      { id: 1, owner: '6', body: `${marker}\nmine` },
      { id: 2, owner, body: `> ${marker}\nquoted` },
    );
    expect(await write(request(api), 'New')).toMatchObject({ outcome: 'created' });
    expect(api.comments.map(({ body }) => body)).toEqual([
      `${marker}\nmine`,
      `> ${marker}\nquoted`,
      `${marker}\nNew`,
    ]);
  });

  it('is the only one if another job creates one at the same time', async () => {
    const api = await start();
    const { intercept } = api;
    api.intercept = (line) => {
      if (line.startsWith('POST') && !line.endsWith('/graphql')) {
        api.comments.push({ id: 7, owner, body: `${marker}\nfrom another job` });
        api.intercept = intercept;
      }
      return undefined;
    };
    expect(await write(request(api), 'New')).toMatchObject({ outcome: 'updated' });
    expect(api.comments).toEqual([{ id: 7, owner, body: `${marker}\nNew` }]);
  });

  it('replaces several, which jobs have left', async () => {
    const api = await start();
    api.comments.push({ id: 1, owner, body: `${marker}\nA` }, { id: 2, owner, body: `${marker}\nB` });
    expect(await write(request(api), 'B')).toMatchObject({ outcome: 'updated' });
    expect(api.comments).toEqual([{ id: 1, owner, body: `${marker}\nB` }]);
  });

  it('is created again if it was deleted in the meantime', async () => {
    const api = await start();
    api.comments.push({ id: 1, owner, body: `${marker}\nA` });
    api.intercept = (line) => {
      if (line.startsWith(update)) api.comments.length = 0;
      return undefined;
    };
    expect(await write(request(api), 'B')).toMatchObject({ outcome: 'created' });
    expect(api.comments).toHaveLength(1);
  });

  it('is shortened to the limit, with its blocks closed', async () => {
    const api = await start();
    const body = `<details>\n<summary>All</summary>\n\n\`\`\`yaml\n${'key: value\n'.repeat(120_000)}\`\`\`\n</details>`;
    expect(await write(request(api), body)).toMatchObject({ outcome: 'created' });
    const text = api.comments[0]?.body ?? '';
    expect(text.length).toBeLessThanOrEqual(longest);
    expect(text.length).toBeGreaterThan(longest - 20);
    expect(text).toMatch(/key: value\n```\n\n<\/details>\n\n_The rest is omitted.*_$/);
  });

  it('is a warning with a remedy without permission', async () => {
    const api = await start();
    api.intercept = (line) =>
      line.startsWith('POST') && !line.endsWith('/graphql')
        ? { status: 403, message: 'Resource not accessible\u001b by integration' }
        : undefined;
    const { outcome, message } = await write(request(api), 'New');
    expect(outcome).toBe('failed');
    expect(message).toContain(`${name} answered 403: Resource not accessible\ufffd by integration.`);
    expect(message).toContain(
      name === 'GitHub' ? 'permissions: { pull-requests: write }' : 'the scope `api`',
    );
    expect(message).not.toMatch(/g[hl]-token/);
  });

  it('is a warning with a wrong token, or without one', async () => {
    const api = await start();
    const { env, event } = request(api);
    const wrong = await write(
      { env: { ...env, GITHUB_TOKEN: 's3cret', SPECSHELF_GITLAB_TOKEN: 's3cret' }, event },
      'New',
    );
    expect(wrong.outcome).toBe('failed');
    expect(wrong.message).toContain(`${name} answered 401: Bad credentials.`);
    expect(wrong.message).not.toContain('s3cret');
    const none = await write({ env: { ...env, GITHUB_TOKEN: '', SPECSHELF_GITLAB_TOKEN: '' }, event }, 'New');
    expect(none.outcome).toBe('failed');
    expect(none.message).toMatch(/The variable \w+_TOKEN is missing/);
  });

  it('is a warning if the API does not respond, without its address', async () => {
    const api = await start();
    const { env, event } = request(api);
    const nowhere = 'http://127.0.0.1:1/s3cret';
    const unreachable = {
      ...env,
      GITHUB_API_URL: nowhere,
      GITHUB_GRAPHQL_URL: nowhere,
      CI_API_V4_URL: nowhere,
    };
    const { outcome, message } = await write({ env: unreachable, event }, 'New');
    expect(outcome).toBe('failed');
    expect(message).toMatch(
      /^The comment was not written\. The request to the API failed: connection failed/,
    );
    expect(message).not.toContain('s3cret');
  });

  it('is tried again if the API is overloaded, but not created twice', async () => {
    const api = await start();
    let failures = 2;
    api.intercept = (line) => {
      if (!line.startsWith('GET') || failures === 0) return undefined;
      failures -= 1;
      return failures === 0 ? { status: 503 } : { status: 429, headers: { 'retry-after': '1' } };
    };
    expect(await write(request(api), 'New')).toMatchObject({ outcome: 'created' });
    api.comments.length = 0;
    api.requests.length = 0;
    api.intercept = (line) =>
      line.startsWith('POST') && !line.endsWith('/graphql') ? { status: 502 } : undefined;
    expect(await write(request(api), 'New')).toMatchObject({ outcome: 'failed' });
    expect(writesOf(api)).toHaveLength(1);
  });

  it('is not written after a long pause that the API demands', async () => {
    const api = await start();
    api.intercept = () => ({ status: 429, headers: { 'retry-after': '3600' } });
    expect(await write(request(api), 'New')).toMatchObject({ outcome: 'failed' });
    // GitHub: the owner of the token is read first, and assumed if that fails.
    expect(api.requests).toHaveLength(name === 'GitHub' ? 2 : 1);
  });

  it('follows no redirect, which could reveal the token', async () => {
    const api = await start();
    const other = await start();
    api.intercept = () => ({ status: 302, headers: { location: `${other.url}/` } });
    expect(await write(request(api), 'New')).toMatchObject({ outcome: 'failed' });
    expect(other.requests).toEqual([]);
  });
});

it.each([
  ['a push in GitHub Actions', githubPush, 'This workflow does not run for a pull request.'],
  [
    'a push in GitLab',
    { env: gitlabPush, event: undefined },
    'This pipeline does not run for a merge request.',
  ],
  [
    'another CI system',
    { env: jenkinsChange, event: undefined },
    'Comments are possible in GitHub Actions and',
  ],
  ['no CI system', { env: {}, event: undefined }, 'Comments are possible in GitHub Actions and'],
])('no comment is written for %s', async (_name, request, message) => {
  const result = await writeComment({
    ...request,
    body: 'x',
    key: 'pets',
    fetch: () => Promise.reject(new Error('network')),
  });
  expect(result.outcome).toBe('skipped');
  expect(result.message).toContain(`No comment was written. ${message}`);
});

it('a comment on GitHub finds its pull request without the payload of the event, and through a comment', async () => {
  const api = await startGitHub();
  const { env } = systems[0]?.request(api) ?? { env: {} };
  expect(await write({ env, event: undefined }, 'New')).toMatchObject({ outcome: 'created' });
  const event = { issue: { number: 17, pull_request: { url: 'https://api.github.com/…' } } };
  const onComment = { ...env, GITHUB_REF: 'refs/heads/main', GITHUB_EVENT_NAME: 'issue_comment' };
  expect(await write({ env: onComment, event }, 'New')).toMatchObject({ outcome: 'unchanged' });
  const onIssue = { issue: { number: 17 } };
  expect(await write({ env: onComment, event: onIssue }, 'New')).toMatchObject({ outcome: 'skipped' });
});

it('the key of a comment cannot end its marker', async () => {
  const api = await startGitHub();
  const request = systems[0]?.request(api) ?? { env: {}, event: undefined };
  await write(request, 'New', 'a--> <b>');
  expect(api.comments[0]?.body).toBe('<!-- specshelf:a-%2D%3E%20%3Cb%3E -->\nNew');
  expect(await write(request, 'New', 'a--> <b>')).toMatchObject({ outcome: 'unchanged' });
});

it('a long key, such as the names of many specifications, has a short marker', async () => {
  const api = await startGitHub();
  const request = systems[0]?.request(api) ?? { env: {}, event: undefined };
  const keys = [1, 2].map((last) => `check ${'ferries '.repeat(10_000)}${last}`);
  for (const key of [...keys, ...keys]) await write(request, 'New', key);
  expect(api.comments).toHaveLength(2);
  for (const { body } of api.comments) expect(body).toMatch(/^<!-- specshelf:[0-9a-f]{32} -->\nNew$/);
});
