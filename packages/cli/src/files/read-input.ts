import { resolve } from 'node:path';
import { CommandFailure } from '../command-failure.js';
import type { CommandLineProcess } from '../command-line-process.js';
import { placeText } from './description.js';
import { decode, largestFile, readTextFile, reasonOf, type TextFile } from './read-text-file.js';

/** The entry of a description as it was read. */
export interface InputText {
  /** As in messages. */
  name: string;
  /** Absolute. Standard input is in the working directory, so that its references resolve against that. */
  path: string;
  text: string;
}

/** The name of standard input in messages and reports. */
export const stdinName = 'stdin';

/** Reads a file, or standard input for `-`. Throws a `CommandFailure` with the correction. */
export async function readInput(argument: string, process: CommandLineProcess): Promise<InputText> {
  if (/^https?:\/\//i.test(argument)) {
    const advice = `Download it first: curl -sSo before.yaml ${argument}`;
    throw new CommandFailure([`${argument} is a URL, and only files can be compared. ${advice}`], 2);
  }
  const isStdin = argument === '-';
  const name = isStdin ? stdinName : argument;
  const file = isStdin ? await readStdin(process) : await readTextFile(resolve(process.cwd(), argument));
  if ('text' in file)
    return { name, path: resolve(process.cwd(), isStdin ? '.stdin' : argument), text: file.text };
  const place = placeText({ file: name, ...file.problem });
  throw new CommandFailure(
    [`${place}: error: The file cannot be read: ${file.reason}.${adviceFor(argument)}`],
    2,
  );
}

/** `origin/main:openapi.yaml` is the notation of git. */
function adviceFor(argument: string): string {
  if (!/^[^:]{2,}:./.test(argument)) return '';
  return ` For a file of a git revision: git show '${argument}' | specshelf diff - <after>`;
}

async function readStdin({ stdin }: CommandLineProcess): Promise<TextFile> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stdin) {
      const bytes = typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk;
      size += bytes.length;
      if (size > largestFile) return { reason: `it has more than ${largestFile} bytes` };
      chunks.push(bytes);
    }
  } catch (error) {
    return { reason: reasonOf(error) };
  }
  return decode(Buffer.concat(chunks));
}
