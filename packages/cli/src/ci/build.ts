import type { CommandLineProcess } from '../process/command-line-process.js';

export type Env = CommandLineProcess['env'];

export type CISystem = 'github' | 'gitlab' | 'jenkins' | 'azure' | 'circleci' | 'buildkite' | 'bitbucket';

/** The commit and pull request of the current job, as the variables of the CI system state them. The texts are not cleaned. */
export interface Build {
  system: CISystem;
  repository?: string | undefined;
  /** Of a pull request, the newest commit of its branch, not a merge with the target branch. */
  commit?: string | undefined;
  /** The branch or tag, without `refs/heads/`. Of a pull request, the source branch. */
  branch?: string | undefined;
  author?: string | undefined;
  message?: string | undefined;
  /** The page of the pull request, the commit, or the job. */
  url?: string | undefined;
  /** The full ref, such as `refs/heads/main`. Absent in pull requests, which must not publish as their target branch. */
  ref?: string | undefined;
  pullRequest?: PullRequest | undefined;
  /** The git revision with which a pull request is compared: `origin/main`, or the ID of a commit. */
  baseRevision?: string | undefined;
}

/** A pull request, a merge request, or a group of them in a merge queue. */
interface PullRequest {
  number?: string | undefined;
  targetBranch?: string | undefined;
}

/** Returns the ref of a tag or branch. */
export function refOf({
  tag,
  branch,
}: {
  tag?: string | undefined;
  branch?: string | undefined;
}): string | undefined {
  if (tag) return `refs/tags/${tag}`;
  return branch ? `refs/heads/${branch}` : undefined;
}

/** Returns the revision of a branch of the remote repository. */
export const revisionOf = (branch: string | undefined): string | undefined =>
  branch ? `origin/${branch}` : undefined;

/** Returns the name of a branch or tag without `refs/heads/` or `refs/tags/`. */
export const shortRef = (ref: string | undefined): string | undefined =>
  ref?.replace(/^refs\/(?:heads|tags)\//, '');
