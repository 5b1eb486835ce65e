import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CommandFailure } from '../command-failure.js';
import type { CommandLineProcess } from '../command-line-process.js';
import { placeText } from './description.js';
import { readStream, readTextFile } from './read-text-file.js';

/** The entry of a description as it was read. */
export interface InputText {
  /** As in messages. */
  name: string;
  /** Absolute. A stream is in the working directory, so that its references resolve against that. */
  path: string;
  text: string;
  /** Whether it is standard input or a pipe, such as of `<(git show …)`. */
  isStream: boolean;
}

/** The name of standard input in messages and reports. */
export const stdinName = 'stdin';

/** Reads a file, or standard input for `-`. Throws a `CommandFailure` with the correction. */
export async function readInput(argument: string, process: CommandLineProcess): Promise<InputText> {
  if (/^https?:\/\//i.test(argument)) {
    const advice = `Download it first: curl -fsSLo before.yaml '${argument}'`;
    throw new CommandFailure([`${argument} is a URL, and only files can be compared. ${advice}`], 2);
  }
  const isStdin = argument === '-';
  const name = isStdin ? stdinName : argument;
  const named = resolve(process.cwd(), argument);
  const stream = isStdin ? process.stdin : await openPipe(named);
  const isStream = stream !== undefined;
  const file = isStream ? await readStream(stream) : await readTextFile(named);
  const path = isStream ? resolve(process.cwd(), '.stdin') : named;
  if ('text' in file) return { name, path, text: file.text, isStream };
  const place = placeText({ file: name, ...file.problem });
  throw new CommandFailure(
    [`${place}: error: The file cannot be read: ${file.reason}.${adviceFor(argument)}`],
    2,
  );
}

/** Opens a pipe; undefined if the path is none. */
async function openPipe(path: string): Promise<AsyncIterable<Uint8Array> | undefined> {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isFIFO() ? createReadStream(path) : undefined;
}

/** `origin/main:openapi.yaml` is the notation of git. */
function adviceFor(argument: string): string {
  if (!/^[^:]{2,}:./.test(argument)) return '';
  return ` For a file of a git revision: git show '${argument}' | specshelf diff - <after>`;
}
