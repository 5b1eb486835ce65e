import { type Build, type Env, refOf, revisionOf } from '../build.js';

/** Reads the variables of the Git plugin and of multibranch pipelines, which are listed at `/env-vars.html` of a Jenkins server. */
export function readJenkinsBuild(env: Env): Omit<Build, 'system'> {
  const shared = { repository: env['GIT_URL'] || env['GIT_URL_1'], commit: env['GIT_COMMIT'] };
  // The last two are of the plugins GitHub Pull Request Builder and GitLab.
  const number = env['CHANGE_ID'] || env['ghprbPullId'] || env['gitlabMergeRequestIid'];
  if (!number) {
    const tag = env['TAG_NAME'];
    const branch = env['BRANCH_NAME'] || env['GIT_LOCAL_BRANCH'] || withoutRemote(env['GIT_BRANCH']);
    return { ...shared, branch: tag || branch, url: env['BUILD_URL'], ref: refOf({ tag, branch }) };
  }
  const targetBranch = env['CHANGE_TARGET'] || env['ghprbTargetBranch'] || env['gitlabTargetBranch'];
  return {
    ...shared,
    commit: env['ghprbActualCommit'] || shared.commit,
    branch:
      env['CHANGE_BRANCH'] || env['ghprbSourceBranch'] || env['gitlabSourceBranch'] || env['BRANCH_NAME'],
    author: env['CHANGE_AUTHOR_DISPLAY_NAME'] || env['CHANGE_AUTHOR'],
    message: env['CHANGE_TITLE'] || env['ghprbPullTitle'] || env['gitlabMergeRequestTitle'],
    url: env['CHANGE_URL'] || env['ghprbPullLink'] || env['BUILD_URL'],
    pullRequest: { number, targetBranch },
    baseRevision: revisionOf(targetBranch),
  };
}

/** `GIT_BRANCH` has the name of the remote repository, and is `detached` without a branch. */
function withoutRemote(branch: string | undefined): string | undefined {
  if (branch === 'detached') return undefined;
  return branch?.replace(/^(?:refs\/(?:remotes\/origin|heads)|origin)\//, '');
}
