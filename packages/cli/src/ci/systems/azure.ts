import { type Build, type Env, revisionOf, shortRef } from '../build.js';

/** Reads https://learn.microsoft.com/en-us/azure/devops/pipelines/build/variables. */
export function readAzureBuild(env: Env): Omit<Build, 'system'> {
  const shared = { repository: repositoryOf(env), author: env['BUILD_REQUESTEDFOR'] };
  const number = env['SYSTEM_PULLREQUEST_PULLREQUESTNUMBER'] || env['SYSTEM_PULLREQUEST_PULLREQUESTID'];
  const message = env['BUILD_SOURCEVERSIONMESSAGE'];
  if (!number) {
    const ref = env['BUILD_SOURCEBRANCH'];
    return {
      ...shared,
      commit: env['BUILD_SOURCEVERSION'],
      branch: shortRef(ref),
      message,
      url: urlOfBuild(env),
      ref: ref?.startsWith('refs/pull/') ? undefined : ref,
    };
  }
  // BUILD_SOURCEVERSION is a merge with the target branch, and so is its message.
  const targetBranch = shortRef(env['SYSTEM_PULLREQUEST_TARGETBRANCH']);
  return {
    ...shared,
    commit: env['SYSTEM_PULLREQUEST_SOURCECOMMITID'] || env['BUILD_SOURCEVERSION'],
    branch: shortRef(env['SYSTEM_PULLREQUEST_SOURCEBRANCH']),
    message: env['SYSTEM_PULLREQUEST_SOURCECOMMITID'] ? undefined : message,
    url: urlOfBuild(env),
    pullRequest: { number, targetBranch },
    baseRevision: revisionOf(targetBranch),
  };
}

/** Names of repositories in Azure Repos are unique only within their project. */
function repositoryOf(env: Env): string | undefined {
  const name = env['BUILD_REPOSITORY_NAME'];
  const project = env['SYSTEM_TEAMPROJECT'];
  return name && project && env['BUILD_REPOSITORY_PROVIDER'] === 'TfsGit' ? `${project}/${name}` : name;
}

function urlOfBuild(env: Env): string | undefined {
  const collection = env['SYSTEM_COLLECTIONURI'] || env['SYSTEM_TEAMFOUNDATIONCOLLECTIONURI'];
  const project = env['SYSTEM_TEAMPROJECT'];
  const id = env['BUILD_BUILDID'];
  if (!collection || !project || !id) return undefined;
  return `${collection.replace(/\/$/, '')}/${encodeURIComponent(project)}/_build/results?buildId=${id}`;
}
