// See docs/decisions/0060-read-the-variables-of-ci-systems-without-a-library.md.
import type { Build, CISystem, Env } from './build.js';
import { readAzureBuild } from './systems/azure.js';
import { readBitbucketBuild } from './systems/bitbucket.js';
import { readBuildkiteBuild } from './systems/buildkite.js';
import { readCircleCIBuild } from './systems/circleci.js';
import { readGitHubBuild } from './systems/github.js';
import { readGitLabBuild } from './systems/gitlab.js';
import { readJenkinsBuild } from './systems/jenkins.js';

/** Returns the CI system that runs this process. */
export function detectCI(env: Env): CISystem | undefined {
  return systems.find(({ detect }) => detect(env))?.name;
}

/** Returns the commit and pull request of the current job. `event` is the payload of the event in GitHub Actions. */
export function readBuild(env: Env, event: unknown): Build | undefined {
  const system = systems.find(({ detect }) => detect(env));
  return system && { system: system.name, ...system.read(env, event) };
}

const systems: readonly {
  name: CISystem;
  detect(env: Env): boolean;
  read(env: Env, event: unknown): Omit<Build, 'system'>;
}[] = [
  { name: 'github', detect: (env) => env['GITHUB_ACTIONS'] === 'true', read: readGitHubBuild },
  { name: 'gitlab', detect: (env) => Boolean(env['GITLAB_CI']), read: readGitLabBuild },
  { name: 'azure', detect: (env) => Boolean(env['TF_BUILD']), read: readAzureBuild },
  { name: 'circleci', detect: (env) => Boolean(env['CIRCLECI']), read: readCircleCIBuild },
  { name: 'buildkite', detect: (env) => Boolean(env['BUILDKITE']), read: readBuildkiteBuild },
  { name: 'bitbucket', detect: (env) => Boolean(env['BITBUCKET_BUILD_NUMBER']), read: readBitbucketBuild },
  // Last: an agent of Jenkins may be started by another system, but not the other way round.
  {
    name: 'jenkins',
    detect: (env) => Boolean(env['JENKINS_URL'] || env['JENKINS_HOME']),
    read: readJenkinsBuild,
  },
];
