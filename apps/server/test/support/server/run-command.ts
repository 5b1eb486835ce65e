import { Readable } from 'node:stream';
import { createHeavyWork } from '@specshelf/service/heavy-work';
import { runCommandLine } from '../../../src/command-line/run-command-line.js';
import { type Environment, readConfig } from '../../../src/config/config.js';
import { serverCodec } from '../../../src/heavy-work/content-codec.js';
import { createServer } from '../../../src/runtime/create-server.js';

export interface RunOptions {
  env?: Environment;
  /** Whether people are there: what they read looks otherwise, and they are asked. */
  terminal?: boolean;
  /** What they answer. */
  answer?: string;
}

/** Runs the command line in this process. */
export async function runCommand(args: string[], { env = {}, terminal = false, answer }: RunOptions = {}) {
  const out: string[] = [];
  const err: string[] = [];
  const stdin = Readable.from(answer === undefined ? [] : [`${answer}\n`]);
  const code = await runCommandLine(args, {
    env,
    stdin: Object.assign(stdin, { isTTY: terminal }),
    stdout: { write: (written) => out.push(written), isTTY: terminal },
    stderr: { write: (written) => err.push(written), isTTY: terminal },
    on: () => undefined,
    exit: () => undefined,
  });
  return { out: out.join(''), err: err.join(''), code };
}

/** Has a database begin as that of a new server does. Gives the token. */
export async function fillDatabase(file: string): Promise<string> {
  const read = readConfig({ DATABASE_URL: file, LOG_LEVEL: 'silent' });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const server = await createServer(read.config, { heavyWork: createHeavyWork(serverCodec) });
  const token = await server.bootstrap();
  await server.close();
  if (token === undefined) throw new Error('The database was not empty');
  return token;
}
