import { realpath } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import pLimit from 'p-limit';
import { CommandFailure } from '../process/command-failure.js';
import { findRepository } from './find-repository.js';
import { isWithin } from './is-within.js';
import type { InputText } from './read-input.js';
import { decode, largestFile, type TextFile } from './read-text-file.js';
import { createTree, type FindInTree, type TreePlace } from './revision-tree.js';
import { type GitResult, runGit } from './run-git.js';

/** The files of a revision of the git repository around a folder. */
export interface GitRevision {
  /** As on the command line. */
  name: string;
  /** The root of the working tree, without symbolic links. */
  root: string;
  /** Reads a file by its path in the working tree. Undefined if it is not in the revision. Throws a `CommandFailure` if git fails. */
  read(path: string): Promise<TextFile | undefined>;
  /** Returns the printed path of a file. */
  print(path: string): string;
}

/** Number of processes of git at once. */
const concurrency = 4;

/** A partial clone fetches files when they are read. In milliseconds. */
const timeout = 60_000;

/** Opens a revision such as `origin/main`. Fails if there is no repository or no such revision. */
export async function openRevision(name: string, folder: string): Promise<GitRevision> {
  if (name === '' || name.startsWith('-')) throw new CommandFailure(unknownRevision(name), 2);
  const limit = pLimit(concurrency);
  const git = (...args: string[]) =>
    limit(() => runGit(args, { cwd: folder, timeout, largestOutput: largestFile }));
  const top = await git('rev-parse', '--show-toplevel');
  if (!('stdout' in top)) throw await noRepository(name, folder, top);
  const commit = await git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  if (!('stdout' in commit)) {
    throw commit.exitCode === undefined
      ? gitFailure(`The revision ${name}`, commit)
      : new CommandFailure([...unknownRevision(name), ...commit.lines], 2);
  }
  const root = await realpath(textOf(top.stdout));
  const print = (path: string) => `${name}:${treePath(path, root)}`;
  const object = async (...args: string[]) => {
    const result = await git(...args);
    if ('stdout' in result) return result.stdout;
    throw new ObjectError(result);
  };
  const find = createTree(textOf(commit.stdout), {
    list: (id) => object('ls-tree', '-z', '--full-tree', id),
    readLink: async (id) => (await object('cat-file', 'blob', id)).toString('utf8'),
  });
  const read = async (path: string) => {
    try {
      const place = await findFile(path, root, find);
      if (place.kind === 'missing') return undefined;
      return place.kind === 'file'
        ? decode(await object('cat-file', 'blob', place.id))
        : { reason: reasonFor(place, name) };
    } catch (error) {
      throw error instanceof ObjectError ? gitFailure(print(path), error.result) : error;
    }
  };
  return { name, root, read, print };
}

type GitError = Exclude<GitResult, { stdout: Buffer }>;

/** Git could not read an object of the revision. */
class ObjectError extends Error {
  constructor(readonly result: GitError) {
    super(result.reason);
  }
}

const textOf = (output: Buffer) => output.toString('utf8').replace(/\r?\n$/, '');

/** A symbolic link that the revision does not have, such as one in `node_modules`, is read as the file to which it leads today. */
async function findFile(path: string, root: string, find: FindInTree): Promise<TreePlace> {
  if (!isWithin(root, path)) return { kind: 'outside' };
  const place = await find(treePath(path, root));
  if (place.kind !== 'missing') return place;
  const real = await realpath(path).catch(() => path);
  return real === path || !isWithin(root, real) ? place : find(treePath(real, root));
}

const treePath = (path: string, root: string) => relative(root, path).replaceAll(sep, '/');

/**
 * Reads a description of a revision by its path, which is relative to the folder if it begins with `./`, and to the root of the
 * repository otherwise. Undefined if the revision does not contain it.
 */
export async function readFromRevision(
  revision: string,
  path: string,
  folder: string,
): Promise<InputText | undefined> {
  const files = await openRevision(revision, folder);
  const start = /^\.\.?\//.test(path) ? await realpath(folder) : files.root;
  return readEntry(files, join(start, path));
}

/**
 * Reads the description that a file of the working tree had in a revision. Undefined if it is new. Fails if it belongs to another
 * repository, or to none.
 */
export async function readEarlierFile(revision: GitRevision, path: string): Promise<InputText | undefined> {
  const { name, root } = revision;
  const inRoot = await pathInRoot(path, root);
  if (inRoot === undefined) {
    throw new CommandFailure(
      [`${path} is outside of the repository ${root}, so the revision ${name} does not have it.`, advice],
      2,
    );
  }
  const entry = await readEntry(revision, inRoot);
  if (entry !== undefined) return entry;
  const own = await findRepository(dirname(await realpath(path).catch(() => path)));
  if (own === undefined || own === root || !isWithin(root, own)) return undefined;
  throw new CommandFailure(
    [`${path} belongs to the repository ${own}, and the revision ${name} to ${root}.`, advice],
    2,
  );
}

const advice = 'Run the command in the repository of the file.';

/**
 * Returns a path below the root, which has no symbolic links in its own path. Links below the root are kept, because they may lead
 * elsewhere in a revision. Undefined if the path is not below the root.
 */
async function pathInRoot(path: string, root: string): Promise<string | undefined> {
  const folders: string[] = [];
  for (let folder = dirname(resolve(path)); folders[0] !== folder; folder = dirname(folder))
    folders.unshift(folder);
  for (const folder of folders) {
    const real = await realpath(folder).catch(() => folder);
    if (isWithin(root, real)) return join(real, relative(folder, path));
  }
  return undefined;
}

async function readEntry(revision: GitRevision, path: string): Promise<InputText | undefined> {
  const { name, read, print } = revision;
  const file = await read(path);
  if (file === undefined) return undefined;
  if ('reason' in file) throw new CommandFailure([`${print(path)} cannot be read: ${file.reason}.`], 2);
  return {
    name: print(path),
    path,
    text: file.text,
    read: async (each) => (await read(each)) ?? { reason: `it is not in the revision ${name}` },
    print,
  };
}

function reasonFor(place: Exclude<TreePlace, { kind: 'file' | 'missing' }>, revision: string): string {
  switch (place.kind) {
    case 'submodule':
      return `it is in the submodule ${place.path}, which is a repository of its own. Run the command in that folder, with a revision of the submodule`;
    case 'outside':
      return 'it is outside of the repository, or its symbolic links lead out of it';
    case 'loop':
      return 'its symbolic links form a loop';
    case 'folder':
      return `it is a folder in the revision ${revision}`;
  }
}

const gitFailure = (subject: string, { reason, lines }: GitError) =>
  new CommandFailure([`${subject} cannot be read: ${reason}.`, ...lines], 2);

async function noRepository(revision: string, folder: string, error: GitError): Promise<CommandFailure> {
  // Git also fails for repositories of other users.
  if (error.exitCode === undefined || (await findRepository(folder)) !== undefined) {
    return gitFailure(`The revision ${revision}`, error);
  }
  return new CommandFailure(
    [
      `The revision ${revision} cannot be read: the working directory is not in a git repository. Run it in a clone.`,
    ],
    2,
  );
}

function unknownRevision(revision: string): string[] {
  const advice = revision.startsWith('origin/')
    ? `Fetch it first: git fetch origin ${revision.slice('origin/'.length)}. On GitHub, actions/checkout fetches one commit only without fetch-depth: 0.`
    : 'It must be a commit, a branch, or a tag. Branches of a server begin with origin/.';
  return [`There is no revision ${JSON.stringify(revision)} in this repository. ${advice}`];
}
