import { describe, expect, it } from 'vitest';
import { provenanceOf } from '../../src/ci/provenance.js';
import { detectCI, readBuild } from '../../src/ci/read-build.js';
import type { BuildCase } from './support/build-case.js';
import * as envs from './support/environments.js';

const { sha } = envs.commits;
const url = 'https://github.com/saltwater/ferries';

const pushes: BuildCase[] = [
  {
    name: 'a push in GitHub Actions',
    ...envs.githubPush,
    system: 'github',
    ref: 'refs/heads/main',
    provenance: {
      repository: 'saltwater/ferries',
      commit: sha,
      branch: 'main',
      author: 'ann',
      message: 'Add sailings',
      url: `${url}/commit/${sha}`,
    },
  },
  {
    name: 'a release in GitHub Actions',
    ...envs.githubTag,
    system: 'github',
    ref: 'refs/tags/v1.2.0',
    provenance: {
      repository: 'saltwater/ferries',
      commit: sha,
      branch: 'v1.2.0',
      author: 'octocat',
      url: `${url}/commit/${sha}`,
    },
  },
  {
    name: 'a push in GitLab',
    env: envs.gitlabPush,
    system: 'gitlab',
    ref: 'refs/heads/main',
    provenance: {
      repository: 'saltwater/fleet/ferries',
      commit: sha,
      branch: 'main',
      author: 'Ann Smith',
      message: 'Add sailings',
      url: `https://gitlab.com/saltwater/fleet/ferries/-/commit/${sha}`,
    },
  },
  {
    name: 'a tag in GitLab',
    env: envs.gitlabTag,
    system: 'gitlab',
    ref: 'refs/tags/v1.2.0',
    provenance: {
      repository: 'saltwater/fleet/ferries',
      commit: sha,
      branch: 'v1.2.0',
      author: 'Ann Smith',
      message: 'Add sailings',
      url: `https://gitlab.com/saltwater/fleet/ferries/-/commit/${sha}`,
    },
  },
  {
    name: 'a branch in Jenkins',
    env: envs.jenkinsBranch,
    system: 'jenkins',
    ref: 'refs/heads/main',
    provenance: {
      repository: 'saltwater/ferries',
      commit: sha,
      branch: 'main',
      url: 'https://ci.saltwater.example/job/ferries/job/main/88/',
    },
  },
  {
    name: 'a freestyle job of Jenkins',
    env: envs.jenkinsFreestyle,
    system: 'jenkins',
    ref: 'refs/heads/release/1',
    provenance: {
      repository: 'saltwater/ferries',
      commit: sha,
      branch: 'release/1',
      url: 'https://ci.saltwater.example/job/ferries/job/main/88/',
    },
  },
  {
    name: 'a tag in Jenkins',
    env: envs.jenkinsTag,
    system: 'jenkins',
    ref: 'refs/tags/v1.2.0',
    provenance: {
      repository: 'saltwater/ferries',
      commit: sha,
      branch: 'v1.2.0',
      url: 'https://ci.saltwater.example/job/ferries/job/main/88/',
    },
  },
  {
    name: 'a push in Azure Pipelines',
    env: envs.azurePush,
    system: 'azure',
    ref: 'refs/heads/main',
    provenance: {
      repository: 'Sea Lines/ferries',
      commit: sha,
      branch: 'main',
      author: 'Ann Smith',
      message: 'Add sailings',
      url: 'https://dev.azure.com/saltwater/Sea%20Lines/_build/results?buildId=4711',
    },
  },
  {
    name: 'a tag in Azure Pipelines',
    env: envs.azureTag,
    system: 'azure',
    ref: 'refs/tags/v1.2.0',
    provenance: {
      repository: 'Sea Lines/ferries',
      commit: sha,
      branch: 'v1.2.0',
      author: 'Ann Smith',
      message: 'Add sailings',
      url: 'https://dev.azure.com/saltwater/Sea%20Lines/_build/results?buildId=4711',
    },
  },
  {
    name: 'a branch in CircleCI',
    env: envs.circleciBranch,
    system: 'circleci',
    ref: 'refs/heads/main',
    provenance: {
      repository: 'saltwater/ferries',
      commit: sha,
      branch: 'main',
      author: 'ann',
      url: 'https://circleci.com/gh/saltwater/ferries/88',
    },
  },
  {
    name: 'a tag in CircleCI',
    env: envs.circleciTag,
    system: 'circleci',
    ref: 'refs/tags/v1.2.0',
    provenance: {
      repository: 'saltwater/ferries',
      commit: sha,
      branch: 'v1.2.0',
      author: 'ann',
      url: 'https://circleci.com/gh/saltwater/ferries/88',
    },
  },
  {
    name: 'the branch of a pull request in CircleCI, which has no jobs for pull requests',
    env: envs.circleciPullRequest,
    system: 'circleci',
    ref: 'refs/heads/require-harbor',
    provenance: {
      repository: 'saltwater/ferries',
      commit: sha,
      branch: 'require-harbor',
      author: 'ann',
      url: `${url}/pull/17`,
    },
  },
  {
    name: 'a branch in Buildkite',
    env: envs.buildkiteBranch,
    system: 'buildkite',
    ref: 'refs/heads/main',
    provenance: {
      repository: 'saltwater/ferries',
      commit: sha,
      branch: 'main',
      author: 'Ann Smith',
      message: 'Add sailings',
      url: 'https://buildkite.com/saltwater/ferries/builds/88',
    },
  },
  {
    name: 'a build of a tag that a person starts in Buildkite',
    env: envs.buildkiteManual,
    system: 'buildkite',
    ref: 'refs/tags/v1.2.0',
    provenance: {
      repository: 'saltwater/ferries',
      branch: 'v1.2.0',
      author: 'Ann Smith',
      message: 'Add sailings',
      url: 'https://buildkite.com/saltwater/ferries/builds/88',
    },
  },
  {
    name: 'a branch in Bitbucket',
    env: envs.bitbucketBranch,
    system: 'bitbucket',
    ref: 'refs/heads/main',
    provenance: {
      repository: 'saltwater/ferries',
      commit: sha,
      branch: 'main',
      url: `https://bitbucket.org/saltwater/ferries/commits/${sha}`,
    },
  },
];

const noGit = async () => undefined;

describe('a build', () => {
  it.each(pushes)(
    'has the ref and the provenance of $name',
    async ({ env, event, system, ref, provenance }) => {
      expect(detectCI(env)).toBe(system);
      const build = readBuild(env, event);
      expect(build?.ref).toBe(ref);
      expect(build?.baseRevision).toBeUndefined();
      expect(await provenanceOf(build, noGit)).toEqual(provenance);
    },
  );

  it('is absent outside of CI', () => {
    expect(detectCI({})).toBeUndefined();
    expect(detectCI({ CI: 'true' })).toBeUndefined();
    expect(readBuild({ CI: 'true', GIT_COMMIT: sha }, undefined)).toBeUndefined();
  });
});
