import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

/** How a server is started. */
export interface ServerCommand {
  /** The file that Node.js runs. */
  program: string;
  args?: readonly string[];
  environment: Readonly<Record<string, string>>;
  /** What Node.js itself is told. */
  nodeOptions?: readonly string[];
}

/** A server in a process of its own. */
export interface ServerProcess {
  pid: number;
  /** Resolves with its address when it listens. Fails when it ends before. */
  listening(): Promise<string>;
  /** Resolves when it has written this, with the first group of it. Fails when it ends before. */
  says(pattern: RegExp): Promise<string>;
  /** What it has written, on either output. */
  output(): string;
  hasEnded(): boolean;
  /** Resolves when it has ended, however. */
  ended: Promise<unknown>;
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Asks it to end. Gives its exit code. */
  stop(): Promise<number | null>;
}

export function startServerProcess({
  program,
  args = ['serve'],
  environment,
  nodeOptions = [],
}: ServerCommand): ServerProcess {
  const child = spawn(process.execPath, [...nodeOptions, program, ...args], {
    env: environmentOf(environment),
  });
  // Not `exit`: what it has written last may not have been read by then.
  const exit = once(child, 'close');
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk;
  };
  child.stderr.on('data', read);
  child.stdout.on('data', read);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const says = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const found = pattern.exec(output);
      if (found) return found[1] ?? '';
      if (hasEnded()) throw new Error(`The server has ended before it said ${pattern}:\n${output}`);
      await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), exit]);
    }
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await exit;
    return child.exitCode;
  };
  return {
    pid: child.pid ?? Number.NaN,
    listening: () => says(/listens on (http\S+)/),
    says,
    hasEnded,
    ended: exit,
    output: () => output,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

const run = promisify(execFile);

/** Runs a command of the same program beside the servers. Gives what it printed. */
export async function runServerCommand(
  { program, environment }: ServerCommand,
  args: readonly string[],
): Promise<string> {
  const { stdout } = await run(process.execPath, [program, ...args], { env: environmentOf(environment) });
  return stdout;
}

function environmentOf(environment: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], ...environment };
}
