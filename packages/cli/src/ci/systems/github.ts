import { type Build, type Env, revisionOf, shortRef } from '../build.js';
import { textAt } from '../text-at.js';

/** Reads https://docs.github.com/en/actions/reference/workflows-and-actions/variables and the payload of the event. */
export function readGitHubBuild(env: Env, event: unknown): Omit<Build, 'system'> {
  const repository = env['GITHUB_REPOSITORY'];
  const shared = { repository, author: env['GITHUB_ACTOR'] };
  if (env['GITHUB_EVENT_NAME'] === 'merge_group') return { ...shared, ...mergeGroupOf(env, event) };
  if (isOfPullRequest(env, event)) return { ...shared, ...pullRequestOf(env, event) };
  const commit = env['GITHUB_SHA'];
  return {
    ...shared,
    commit,
    branch: env['GITHUB_REF_NAME'] || shortRef(env['GITHUB_REF']),
    author: textAt(event, 'head_commit', 'author', 'username') ?? shared.author,
    message: textAt(event, 'head_commit', 'message'),
    url: urlOfCommit(env, commit),
    ref: headOfWorkflowRun(event) ?? env['GITHUB_REF'],
  };
}

/**
 * Also workflows that comments, reviews, and other workflows of a pull request start. `GITHUB_REF` may be the default branch in them,
 * although they usually check out the pull request.
 */
function isOfPullRequest(env: Env, event: unknown): boolean {
  const isAfterOther = textAt(event, 'workflow_run', 'event')?.startsWith('pull_request') ?? false;
  return Boolean(env['GITHUB_BASE_REF']) || isAfterOther || pullRequestNumberOf(env, event) !== undefined;
}

/** A workflow that another one starts runs for the default branch, whatever the branch of the other one is. */
function headOfWorkflowRun(event: unknown): string | undefined {
  const branch = textAt(event, 'workflow_run', 'head_branch');
  return branch === undefined ? undefined : `refs/heads/${branch}`;
}

function pullRequestOf(env: Env, event: unknown) {
  const number = pullRequestNumberOf(env, event);
  const targetBranch = env['GITHUB_BASE_REF'] || textAt(event, 'pull_request', 'base', 'ref');
  const head = textAt(event, 'pull_request', 'head', 'sha') ?? textAt(event, 'workflow_run', 'head_sha');
  return {
    // Without GITHUB_BASE_REF, GITHUB_SHA may be a commit of the default branch.
    commit: head ?? (env['GITHUB_BASE_REF'] ? env['GITHUB_SHA'] : undefined),
    branch: env['GITHUB_HEAD_REF'] || textAt(event, 'pull_request', 'head', 'ref'),
    author: textAt(event, 'pull_request', 'user', 'login') ?? env['GITHUB_ACTOR'],
    message: textAt(event, 'pull_request', 'title'),
    url: textAt(event, 'pull_request', 'html_url') ?? textAt(event, 'issue', 'pull_request', 'html_url'),
    pullRequest: { number, targetBranch },
    baseRevision: revisionOf(targetBranch),
  };
}

/** A group of pull requests in a merge queue. Its temporary branch must get no labels. */
function mergeGroupOf(env: Env, event: unknown) {
  const targetBranch = shortRef(textAt(event, 'merge_group', 'base_ref'));
  const commit = textAt(event, 'merge_group', 'head_sha') ?? env['GITHUB_SHA'];
  return {
    commit,
    branch: env['GITHUB_REF_NAME'],
    message: textAt(event, 'merge_group', 'head_commit', 'message'),
    url: urlOfCommit(env, commit),
    pullRequest: { targetBranch },
    baseRevision: textAt(event, 'merge_group', 'base_sha') ?? revisionOf(targetBranch),
  };
}

/** Returns the number of the pull request of a workflow, also if a comment on the pull request started it. */
export function pullRequestNumberOf(env: Env, event: unknown): string | undefined {
  const isIssue = textAt(event, 'issue', 'number') !== undefined;
  const isOfPullRequest = textAt(event, 'issue', 'pull_request', 'url') !== undefined;
  return digitsOf(
    textAt(event, 'pull_request', 'number') ??
      (isIssue && isOfPullRequest ? textAt(event, 'issue', 'number') : undefined) ??
      /^refs\/pull\/(\d+)\/(?:merge|head)$/.exec(env['GITHUB_REF'] ?? '')?.[1],
  );
}

const digitsOf = (text: string | undefined) =>
  text !== undefined && /^\d{1,18}$/.test(text) ? text : undefined;

function urlOfCommit(env: Env, commit: string | undefined): string | undefined {
  const server = env['GITHUB_SERVER_URL'];
  const repository = env['GITHUB_REPOSITORY'];
  return server && repository && commit ? `${server}/${repository}/commit/${commit}` : undefined;
}
