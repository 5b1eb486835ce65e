import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { run } from '../support/run.js';
import { githubPullRequest } from './support/environments.js';
import { startGitHub } from './support/fake-api.js';
import { readOutputs } from './support/read-outputs.js';

const before = `openapi: 3.1.0
info: { title: Ferries, version: '1' }
paths:
  /sailings:
    get: { responses: { '200': { description: OK } } }
  /harbors:
    get: { responses: { '200': { description: OK } } }
`;
const after = before.slice(0, before.indexOf('  /harbors'));

it('a job for a pull request in GitHub Actions annotates, comments, and writes its summary and outputs', async () => {
  const api = await startGitHub();
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-job-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [event, summary, outputs] = ['event.json', 'summary', 'outputs'].map((name) => join(folder, name));
  if (!event || !summary || !outputs) throw new Error('The files have no names.');
  await writeFile(event, JSON.stringify(githubPullRequest.event));
  const env = {
    ...githubPullRequest.env,
    GITHUB_API_URL: api.url,
    GITHUB_EVENT_PATH: event,
    GITHUB_GRAPHQL_URL: `${api.url}/graphql`,
    GITHUB_OUTPUT: outputs,
    GITHUB_STEP_SUMMARY: summary,
    GITHUB_TOKEN: 'gh-token',
  };
  const files = { 'before.yaml': before, 'openapi.yaml': after };
  const first = await run(['diff', 'before.yaml', 'openapi.yaml', '--comment'], { files, env, fetch });
  expect(first.code).toBe(1);
  expect(first.out).toMatch(/^::error file=openapi\.yaml,line=\d+/);
  expect(first.err).toContain('A comment was added to pull request 17.');
  expect(readOutputs(await readFile(outputs, 'utf8'))).toMatchObject({
    outcome: 'compared',
    changed: 'true',
    breaking: '1',
    version: '',
    url: '',
  });
  expect(await readFile(summary, 'utf8')).toContain('/harbors');
  expect(api.comments).toHaveLength(1);
  expect(api.comments[0]?.body).toContain('/harbors');

  const again = await run(['diff', 'before.yaml', 'openapi.yaml', '--comment'], { files, env, fetch });
  expect(again.err).toContain('The comment on pull request 17 is up to date.');
  const repaired = { ...files, 'openapi.yaml': before };
  const last = await run(['diff', 'before.yaml', 'openapi.yaml', '--comment'], {
    files: repaired,
    env,
    fetch,
  });
  expect(last.code).toBe(0);
  expect(last.err).toContain('The comment on pull request 17 was updated.');
  expect(api.comments).toHaveLength(1);
  expect(api.comments[0]?.body).not.toContain('/harbors');
});

it('a job without permission for comments prints a warning, and keeps its exit code', async () => {
  const api = await startGitHub();
  api.intercept = (line) =>
    line.startsWith('POST') && !line.endsWith('/graphql') ? { status: 403, message: 'Forbidden' } : undefined;
  const env = {
    ...githubPullRequest.env,
    GITHUB_API_URL: api.url,
    GITHUB_GRAPHQL_URL: `${api.url}/graphql`,
    GITHUB_TOKEN: 'gh-token',
  };
  const files = { 'before.yaml': before, 'openapi.yaml': before };
  const { code, err } = await run(['diff', 'before.yaml', 'openapi.yaml', '--comment'], {
    files,
    env,
    fetch,
  });
  expect(code).toBe(0);
  expect(err).toContain('The comment was not written. GitHub answered 403: Forbidden.');
});
