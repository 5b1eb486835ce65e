import { type Build, type Env, refOf, revisionOf } from '../build.js';

/** Reads https://docs.gitlab.com/ci/variables/predefined_variables/. */
export function readGitLabBuild(env: Env): Omit<Build, 'system'> {
  const project = env['CI_PROJECT_URL'];
  const number = env['CI_MERGE_REQUEST_IID'];
  // In pipelines of merged results, CI_COMMIT_SHA is a merge with the target branch.
  const commit = (number && env['CI_MERGE_REQUEST_SOURCE_BRANCH_SHA']) || env['CI_COMMIT_SHA'];
  const shared = {
    repository: env['CI_PROJECT_PATH'],
    commit,
    author: withoutAddress(env['CI_COMMIT_AUTHOR']) ?? env['GITLAB_USER_LOGIN'],
  };
  if (env['CI_EXTERNAL_PULL_REQUEST_IID']) return { ...shared, ...externalPullRequestOf(env) };
  if (!number) {
    return {
      ...shared,
      branch: env['CI_COMMIT_REF_NAME'],
      message: env['CI_COMMIT_TITLE'],
      url: project && commit ? `${project}/-/commit/${commit}` : undefined,
      ref: refOf({ tag: env['CI_COMMIT_TAG'], branch: env['CI_COMMIT_BRANCH'] }),
    };
  }
  const targetBranch = env['CI_MERGE_REQUEST_TARGET_BRANCH_NAME'];
  return {
    ...shared,
    branch: env['CI_MERGE_REQUEST_SOURCE_BRANCH_NAME'],
    message: env['CI_MERGE_REQUEST_TITLE'] || env['CI_COMMIT_TITLE'],
    url: project && `${project}/-/merge_requests/${number}`,
    pullRequest: { number, targetBranch },
    // The target branch is not fetched.
    baseRevision: env['CI_MERGE_REQUEST_DIFF_BASE_SHA'] || revisionOf(targetBranch),
  };
}

/** A pull request of another system, such as GitHub, whose repository GitLab mirrors. */
function externalPullRequestOf(env: Env) {
  const targetBranch = env['CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME'];
  return {
    commit: env['CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_SHA'] || env['CI_COMMIT_SHA'],
    branch: env['CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_NAME'],
    message: env['CI_COMMIT_TITLE'],
    url: env['CI_PIPELINE_URL'],
    pullRequest: { number: env['CI_EXTERNAL_PULL_REQUEST_IID'], targetBranch },
    baseRevision: env['CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_SHA'] || revisionOf(targetBranch),
  };
}

/** Returns the name in `Ann Smith <ann@acme.example>`. */
const withoutAddress = (author: string | undefined) => author?.replace(/\s*<[^<>]*>\s*$/, '') || undefined;
