import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

/** How a server is started. */
export interface ServerCommand {
  /** The file that Node.js runs. */
  program: string;
  environment: Readonly<Record<string, string>>;
  /** What Node.js itself is told. */
  nodeOptions?: readonly string[];
}

/** A server in a process of its own. */
export interface ServerProcess {
  /** Resolves with its address when it listens, and with undefined when it ends before. */
  listening: Promise<string | undefined>;
  /** What it has written, on either output. */
  output(): string;
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Asks it to end. Gives its exit code. */
  stop(): Promise<number | null>;
}

export function startServerProcess({ program, environment, nodeOptions = [] }: ServerCommand): ServerProcess {
  const child = spawn(process.execPath, [...nodeOptions, program], { env: environmentOf(environment) });
  const exit = once(child, 'exit');
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk;
  };
  child.stderr.on('data', read);
  child.stdout.on('data', read);
  const listening = new Promise<string | undefined>((resolve) => {
    child.stdout.on('data', () => {
      const [, url] = /listens on (http\S+)/.exec(output) ?? [];
      if (url !== undefined) resolve(url);
    });
    void exit.then(() => resolve(undefined));
  });
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await exit;
    return child.exitCode;
  };
  return {
    listening,
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
