import { type Build, type Env, refOf, revisionOf } from '../build.js';

/** Reads https://support.atlassian.com/bitbucket-cloud/docs/variables-and-secrets/. */
export function readBitbucketBuild(env: Env): Omit<Build, 'system'> {
  const commit = env['BITBUCKET_COMMIT'];
  const tag = env['BITBUCKET_TAG'];
  const branch = env['BITBUCKET_BRANCH'];
  const origin = env['BITBUCKET_GIT_HTTP_ORIGIN'];
  const number = env['BITBUCKET_PR_ID'];
  const shared = { repository: env['BITBUCKET_REPO_FULL_NAME'], commit, branch: tag || branch };
  if (!number) {
    const url = origin && commit ? `${origin}/commits/${commit}` : undefined;
    return { ...shared, url, ref: refOf({ tag, branch }) };
  }
  const targetBranch = env['BITBUCKET_PR_DESTINATION_BRANCH'];
  return {
    ...shared,
    url: origin && `${origin}/pull-requests/${number}`,
    pullRequest: { number, targetBranch },
    baseRevision: env['BITBUCKET_PR_DESTINATION_COMMIT'] || revisionOf(targetBranch),
  };
}
