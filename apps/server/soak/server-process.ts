import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

/** The command that starts a server. */
export interface ServerCommand {
  /** The file that Node.js runs. */
  program: string;
  args?: readonly string[];
  environment: Readonly<Record<string, string>>;
  /** Options of Node.js. */
  nodeOptions?: readonly string[];
}

/** A server in a child process. */
export interface ServerProcess {
  pid: number;
  /** Resolves with its URL when it listens. Rejects if it ends before. */
  listening(): Promise<string>;
  /** Resolves with the first group of the pattern when the output matches it. Rejects if the process ends before. */
  waitForOutput(pattern: RegExp): Promise<string>;
  /** Returns its output, from both streams. */
  output(): string;
  hasEnded(): boolean;
  /** Resolves when it has ended for any reason. */
  ended: Promise<unknown>;
  /** Ends it with SIGKILL. */
  kill(): Promise<void>;
  /** Ends it with SIGTERM. Returns its exit code. */
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
  // Not `exit`: the last output may not have been read by then.
  const exit = once(child, 'close');
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk;
  };
  child.stderr.on('data', read);
  child.stdout.on('data', read);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const waitForOutput = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const found = pattern.exec(output);
      if (found) return found[1] ?? '';
      if (hasEnded())
        throw new Error(`The server has ended before its output matched ${pattern}:\n${output}`);
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
    listening: () => waitForOutput(/listens on (http\S+)/),
    waitForOutput,
    hasEnded,
    ended: exit,
    output: () => output,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

const run = promisify(execFile);

/** Runs a command of the same program. Returns its output. */
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
