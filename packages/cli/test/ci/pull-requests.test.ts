import { describe, expect, it } from 'vitest';
import { provenanceOf } from '../../src/ci/provenance.js';
import { detectCI, readBuild } from '../../src/ci/read-build.js';
import type { BuildCase } from './support/build-case.js';
import * as envs from './support/environments.js';

const { sha, head } = envs.commits;
const url = 'https://github.com/saltwater/ferries';

const pullRequests: BuildCase[] = [
  {
    name: 'GitHub Actions',
    ...envs.githubPullRequest,
    system: 'github',
    base: 'origin/main',
    provenance: {
      repository: 'saltwater/ferries',
      commit: head,
      branch: 'require-harbor',
      author: 'bob',
      message: 'Require a harbor',
      url: `${url}/pull/17`,
    },
  },
  {
    name: 'GitHub Actions with the ref of the target branch',
    ...envs.githubPullRequestTarget,
    system: 'github',
    base: 'origin/main',
    provenance: {
      repository: 'saltwater/ferries',
      commit: head,
      branch: 'require-harbor',
      author: 'bob',
      message: 'Require a harbor',
      url: `${url}/pull/17`,
    },
  },
  {
    name: 'GitHub Actions after a comment, with the ref of the default branch',
    ...envs.githubIssueComment,
    system: 'github',
    provenance: { repository: 'saltwater/ferries', author: 'octocat', url: `${url}/pull/17` },
  },
  {
    name: 'GitHub Actions after a review',
    ...envs.githubReview,
    system: 'github',
    base: 'origin/main',
    provenance: {
      repository: 'saltwater/ferries',
      commit: head,
      branch: 'require-harbor',
      author: 'bob',
      message: 'Require a harbor',
      url: `${url}/pull/17`,
    },
  },
  {
    name: 'GitHub Actions after another workflow',
    ...envs.githubWorkflowRun,
    system: 'github',
    provenance: { repository: 'saltwater/ferries', commit: head, author: 'octocat' },
  },
  {
    name: 'the merge queue of GitHub',
    ...envs.githubMergeGroup,
    system: 'github',
    base: sha,
    provenance: {
      repository: 'saltwater/ferries',
      commit: head,
      branch: 'gh-readonly-queue/main/pr-17-4f1c92ab',
      author: 'octocat',
      message: 'Merge pull request #17',
      url: `${url}/commit/${head}`,
    },
  },
  {
    name: 'GitLab',
    env: envs.gitlabMergeRequest,
    system: 'gitlab',
    base: sha,
    provenance: {
      repository: 'saltwater/fleet/ferries',
      commit: head,
      branch: 'require-harbor',
      author: 'Ann Smith',
      message: 'Require a harbor',
      url: 'https://gitlab.com/saltwater/fleet/ferries/-/merge_requests/17',
    },
  },
  {
    name: 'GitLab, of another system',
    env: envs.gitlabExternalPullRequest,
    system: 'gitlab',
    base: sha,
    provenance: {
      repository: 'saltwater/fleet/ferries',
      commit: head,
      branch: 'main',
      author: 'Ann Smith',
      message: 'Add sailings',
      url: 'https://gitlab.com/saltwater/fleet/ferries/-/pipelines/88',
    },
  },
  {
    name: 'Jenkins with the plugin for GitLab',
    env: envs.jenkinsMergeRequest,
    system: 'jenkins',
    base: 'origin/main',
    provenance: {
      repository: 'saltwater/ferries',
      commit: sha,
      branch: 'main',
      message: 'Require a harbor',
      url: 'https://ci.saltwater.example/job/ferries/job/main/88/',
    },
  },
  {
    name: 'Jenkins',
    env: envs.jenkinsChange,
    system: 'jenkins',
    base: 'origin/main',
    provenance: {
      repository: 'saltwater/ferries',
      commit: sha,
      branch: 'require-harbor',
      author: 'Bob Jones',
      message: 'Require a harbor',
      url: `${url}/pull/17`,
    },
  },
  {
    name: 'Azure Pipelines',
    env: envs.azurePullRequest,
    system: 'azure',
    base: 'origin/main',
    provenance: {
      repository: 'saltwater/ferries',
      commit: head,
      branch: 'require-harbor',
      author: 'Ann Smith',
      url: 'https://dev.azure.com/saltwater/Sea%20Lines/_build/results?buildId=4711',
    },
  },
  {
    name: 'CircleCI, of a fork',
    env: envs.circleciFork,
    system: 'circleci',
    provenance: {
      repository: 'saltwater/ferries',
      commit: sha,
      branch: 'pull/17',
      author: 'bob',
      url: `${url}/pull/17`,
    },
  },
  {
    name: 'Buildkite',
    env: envs.buildkitePullRequest,
    system: 'buildkite',
    base: 'origin/main',
    provenance: {
      repository: 'saltwater/ferries',
      commit: sha,
      branch: 'require-harbor',
      author: 'Ann Smith',
      message: 'Add sailings',
      url: 'https://buildkite.com/saltwater/ferries/builds/88',
    },
  },
  {
    name: 'Bitbucket',
    env: envs.bitbucketPullRequest,
    system: 'bitbucket',
    base: 'origin/main',
    provenance: {
      repository: 'saltwater/ferries',
      commit: sha,
      branch: 'require-harbor',
      url: 'https://bitbucket.org/saltwater/ferries/pull-requests/17',
    },
  },
];

const noGit = async () => undefined;

describe('a build of a pull request', () => {
  it.each(pullRequests)(
    'has no ref, but a base, of a pull request in $name',
    async ({ env, event, system, base, provenance }) => {
      expect(detectCI(env)).toBe(system);
      const build = readBuild(env, event);
      expect(build?.pullRequest).toBeDefined();
      expect(build?.ref).toBeUndefined();
      expect(build?.baseRevision).toBe(base);
      expect(await provenanceOf(build, noGit)).toEqual(provenance);
    },
  );

  it('works without the payload of the event', async () => {
    const build = readBuild(envs.githubPullRequest.env, undefined);
    expect(build).toMatchObject({
      pullRequest: { number: '17', targetBranch: 'main' },
      baseRevision: 'origin/main',
    });
    expect(await provenanceOf(build, noGit)).toEqual({
      repository: 'saltwater/ferries',
      commit: sha,
      branch: 'require-harbor',
      author: 'octocat',
    });
  });
});
