import type { Provenance } from '@specshelf/sdk';
import type { Build } from './build.js';
import type { Git } from './git.js';
import { oneLine, repositoryName, webURL } from './one-line.js';

/**
 * Returns where the content comes from: from the variables of the CI system, and otherwise from the repository of the working
 * directory. Undefined if nothing is known. The server accepts every result.
 */
export async function provenanceOf(build: Build | undefined, git: Git): Promise<Provenance | undefined> {
  const { repository, commit, branch, author, message, url } =
    build === undefined ? await localBuild(git) : await completed(build, git);
  const provenance = {
    repository: oneLine(repositoryName(repository)),
    commit: oneLine(commit),
    branch: oneLine(branch),
    author: oneLine(author),
    message: oneLine(firstLine(message)),
    url: webURL(url),
  };
  const known = Object.entries(provenance).filter(([, value]) => value !== undefined);
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

type Origin = Omit<Build, 'system'>;

/** Adds members that the CI system does not state from the git repository. */
async function completed(build: Build, git: Git): Promise<Origin> {
  const commit = build.commit ?? (await git('rev-parse', 'HEAD'));
  if (build.author !== undefined && build.message !== undefined) return { ...build, commit };
  const [author, message] = isCommitID(commit) ? await describeCommit(commit, git) : [];
  return { ...build, commit, author: build.author ?? author, message: build.message ?? message };
}

async function localBuild(git: Git): Promise<Origin> {
  // With -dirty if files that git knows were changed since.
  const commit = await git('describe', '--always', '--dirty', '--abbrev=40', '--exclude=*');
  if (commit === undefined) return {};
  const [branch, repository, [author, message]] = await Promise.all([
    git('symbolic-ref', '--quiet', '--short', 'HEAD'),
    git('config', '--get', 'remote.origin.url'),
    describeCommit('HEAD', git),
  ]);
  return { commit, branch, repository, author, message };
}

/** Returns the author and the subject of a commit. */
async function describeCommit(commit: string, git: Git): Promise<(string | undefined)[]> {
  // --no-show-signature: a setting may add lines for signatures.
  const text = await git('log', '-1', '--no-show-signature', '--format=%an%n%s', commit, '--');
  return text?.split('\n').slice(0, 2) ?? [];
}

/** Other texts could be options of git. */
const isCommitID = (commit: string | undefined): commit is string =>
  commit !== undefined && /^[0-9a-f]{7,64}$/i.test(commit);

const firstLine = (text: string | undefined) => text?.trimStart().split(/[\r\n]/, 1)[0];
