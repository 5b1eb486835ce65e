import { type GitRevision, readEarlierFile } from '../files/git-revision.js';
import type { InputText } from '../files/read-input.js';
import { CommandFailure } from '../process/command-failure.js';
import type { Output } from '../process/command-line-process.js';
import type { Target } from '../targets/target.js';
import { printLine } from '../terminal/print-line.js';

/** Reads the description that a file had in a revision. Undefined if it is new, which is printed: its changes are not judged. */
export async function readEarlier(
  revision: GitRevision,
  { source, name }: Target,
  stderr: Output,
): Promise<InputText | undefined> {
  if (!('file' in source)) throw noEarlierVersion(name, `git:${revision.name}`);
  const before = await readEarlierFile(revision, source.file);
  if (before === undefined) {
    printLine(stderr, `${name} is not in the revision ${revision.name}, so all of it is new.`);
  }
  return before;
}

/** The failure for a description that is not a file. */
export const noEarlierVersion = (name: string, against: string): CommandFailure =>
  new CommandFailure(
    [
      `${name} is not a file, so it has no earlier version for --against ${against}. Name its file instead.`,
      'To compare two descriptions, of which one is standard input: specshelf diff origin/main:openapi.yaml -',
    ],
    2,
  );
