import { type Build, type Env, refOf } from '../build.js';

/** Reads https://circleci.com/docs/reference/variables/. */
export function readCircleCIBuild(env: Env): Omit<Build, 'system'> {
  const [owner, name] = [env['CIRCLE_PROJECT_USERNAME'], env['CIRCLE_PROJECT_REPONAME']];
  const tag = env['CIRCLE_TAG'];
  const branch = env['CIRCLE_BRANCH'];
  const pullRequest = env['CIRCLE_PULL_REQUEST'];
  const number = env['CIRCLE_PR_NUMBER'] || /\/(\d+)$/.exec(pullRequest ?? '')?.[1];
  // Jobs run for a branch, also if it has pull requests. The branch of a fork is called `pull/17`.
  const isOfFork = Boolean(env['CIRCLE_PR_NUMBER']) || /^pull\/\d+(?:\/|$)/.test(branch ?? '');
  return {
    repository: owner && name ? `${owner}/${name}` : env['CIRCLE_REPOSITORY_URL'],
    commit: env['CIRCLE_SHA1'],
    branch: tag || branch,
    author: env['CIRCLE_PR_USERNAME'] || env['CIRCLE_USERNAME'],
    url: pullRequest || env['CIRCLE_BUILD_URL'],
    ref: isOfFork ? undefined : refOf({ tag, branch }),
    // The target branch is unknown.
    pullRequest: number ? { number } : undefined,
  };
}
