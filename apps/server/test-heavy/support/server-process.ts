import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

/** The command that starts a server. */
export interface ServerCommand {
  /** The file that Node.js runs. */
  program: string;
  /** The working directory. */
  folder?: string;
  args?: readonly string[];
  environment: Readonly<Record<string, string>>;
  /** Options of Node.js. */
  nodeOptions?: readonly string[];
}

/** A server in its own process. */
export interface ServerProcess {
  pid: number;
  /** Resolves with its URL when it listens. Rejects if it ends before. */
  listening(): Promise<string>;
  /** Resolves with the first group of the pattern when the output matches it. Rejects if the process ends before. */
  waitForOutput(pattern: RegExp): Promise<string>;
  /** Returns its output, from both streams. */
  output(): string;
  hasEnded(): boolean;
  /** Resolves with the exit code when it has ended for any reason. */
  ended: Promise<number | null>;
  signal(name: NodeJS.Signals): void;
  /** Ends it with SIGKILL. */
  kill(): Promise<void>;
  /** Ends it with SIGTERM. Returns its exit code. */
  stop(): Promise<number | null>;
}

export function startServerProcess(command: ServerCommand): ServerProcess {
  const { program, folder, args = ['serve'], environment, nodeOptions = [] } = command;
  const env = environmentOf(environment);
  const child = spawn(process.execPath, [...nodeOptions, program, ...args], { cwd: folder, env });
  // Not `exit`: the last output may not have been read by then.
  const ended = once(child, 'close').then(() => child.exitCode);
  let output = '';
  for (const stream of [child.stderr, child.stdout]) stream.on('data', (chunk) => (output += chunk));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const waitForOutput = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const found = pattern.exec(output);
      if (found) return found[1] ?? '';
      if (hasEnded())
        throw new Error(`The server has ended before its output matched ${pattern}:\n${output}`);
      await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), ended]);
    }
  };
  const signal = (name: NodeJS.Signals): void => {
    child.kill(name);
  };
  const end = (name: NodeJS.Signals): Promise<number | null> => {
    signal(name);
    return ended;
  };
  return {
    pid: child.pid ?? Number.NaN,
    listening: () => waitForOutput(/listens on (http\S+)/),
    waitForOutput,
    hasEnded,
    ended,
    output: () => output,
    signal,
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
