import { Readable } from 'node:stream';
import { createHeavyWork } from '@specshelf/service/heavy-work';
import { serverCodec } from '@specshelf/store/content-codec';
import { runCommandLine } from '../../../src/command-line/run-command-line.js';
import type { Environment } from '../../../src/config/config-reader.js';
import { readConfig } from '../../../src/config/read-config.js';
import { createServer } from '../../../src/runtime/create-server.js';

export interface RunOptions {
  env?: Environment;
  /** Simulates a terminal, where output is formatted for people and commands may prompt. */
  terminal?: boolean;
  /** The line on stdin. */
  answer?: string;
}

/** What a command that takes longer than a second shows, see `withProgress`: on a busy machine, any of them. */
const progress = /^[A-Z][^\n]* … (?:[^\n]*, )?\d+ s\n$/;

/** Runs the command line in this process. Its progress is not part of `err`. */
export async function runCommand(args: string[], { env = {}, terminal = false, answer }: RunOptions = {}) {
  const out: string[] = [];
  const err: string[] = [];
  const stdin = Readable.from(answer === undefined ? [] : [`${answer}\n`]);
  const code = await runCommandLine(args, {
    env,
    stdin: Object.assign(stdin, { isTTY: terminal }),
    stdout: { write: (text) => out.push(text), isTTY: terminal },
    stderr: { write: (text) => !progress.test(text) && err.push(text), isTTY: terminal },
    on: () => undefined,
    exit: () => undefined,
  });
  return { out: out.join(''), err: err.join(''), code };
}

/** Bootstraps a database as a new server does, and returns the token. */
export async function fillDatabase(file: string): Promise<string> {
  const read = readConfig({ DATABASE_URL: file, LOG_LEVEL: 'silent' });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const server = await createServer(read.config, { heavyWork: createHeavyWork(serverCodec) });
  const token = await server.bootstrap();
  await server.close();
  if (token === undefined) throw new Error('The database was not empty');
  return token;
}
