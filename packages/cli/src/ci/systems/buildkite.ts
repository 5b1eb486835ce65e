import { type Build, type Env, refOf, revisionOf } from '../build.js';

/** Reads https://buildkite.com/docs/pipelines/configure/environment-variables. */
export function readBuildkiteBuild(env: Env): Omit<Build, 'system'> {
  const commit = env['BUILDKITE_COMMIT'];
  const tag = env['BUILDKITE_TAG'];
  const branch = env['BUILDKITE_BRANCH'];
  const shared = {
    repository: env['BUILDKITE_REPO'],
    // A build that a person starts has no commit before its checkout.
    commit: commit === 'HEAD' ? undefined : commit,
    branch: tag || branch,
    author: env['BUILDKITE_BUILD_AUTHOR'] || env['BUILDKITE_BUILD_CREATOR'],
    message: env['BUILDKITE_MESSAGE'],
    url: env['BUILDKITE_BUILD_URL'],
  };
  const number = env['BUILDKITE_PULL_REQUEST'];
  if (!number || number === 'false') return { ...shared, ref: refOf({ tag, branch }) };
  const targetBranch = env['BUILDKITE_PULL_REQUEST_BASE_BRANCH'] || undefined;
  return { ...shared, pullRequest: { number, targetBranch }, baseRevision: revisionOf(targetBranch) };
}
