import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { similarName } from '@specshelf/base/similar-name';
import { CommandFailure } from '../process/command-failure.js';
import type { CommandLineProcess } from '../process/command-line-process.js';
import { placeText } from './description.js';
import { printedPath } from './locations.js';
import { type ReadFile, readStream, readTextFile } from './read-text-file.js';

/** The entry of a description as it was read. */
export interface InputText {
  /** As in messages. */
  name: string;
  /** Absolute. A stream is in the working directory, so that its references resolve against that. */
  path: string;
  text: string;
  /** Reads a file that it references. */
  read: ReadFile;
  /** Returns the printed path of a file. */
  print(path: string): string;
}

/** The name of standard input in messages and reports. */
export const stdinName = 'stdin';

/**
 * Reads a file, or standard input for `-`. Printed paths are relative to `base`. Throws a `CommandFailure` with the correction.
 */
export async function readInput(
  argument: string,
  process: Pick<CommandLineProcess, 'cwd' | 'stdin'>,
  base: string,
): Promise<InputText> {
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
  if ('text' in file) {
    const print = (each: string) => (isStream && each === path ? name : printedPath(each, base));
    return { name, path, text: file.text, read: readTextFile, print };
  }
  const place = placeText({ file: name, ...file.problem });
  throw new CommandFailure(
    [`${place}: error: The file cannot be read: ${file.reason}.${await adviceFor(argument, named)}`],
    2,
  );
}

/** Opens a pipe; undefined if the path is none. */
async function openPipe(path: string): Promise<AsyncIterable<Uint8Array> | undefined> {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isFIFO() ? createReadStream(path) : undefined;
}

/** Names a file that was probably meant. */
async function adviceFor(argument: string, path: string): Promise<string> {
  const stats = await stat(path).catch(() => undefined);
  if (stats?.isDirectory()) return ` Name its files, such as "${argument.replace(/[/\\]$/, '')}/*.yaml".`;
  if (stats !== undefined) return '';
  const names = await readdir(dirname(path)).catch(() => []);
  const similar = similarName(basename(path), names);
  return similar === undefined ? '' : ` Did you mean ${join(dirname(argument), similar)}?`;
}
