import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** The built server in its own process. */
export interface BuiltServer {
  url: string;
  pid: number;
  /** The output so far. */
  output(): string;
  stop(): Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
  /** Waits until the output matches. Rejects when the process exits first. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

/** Starts the built server, or another program, in a folder on a free port. */
export async function startBuiltServer(
  folder: string,
  environment: Record<string, string> = {},
  command = main,
): Promise<BuiltServer> {
  const child = spawn(process.execPath, [command, 'serve'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'error', ...environment },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'exit').then(() => child.exitCode);
  const printed = async (pattern: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const found = pattern.exec(output);
      if (found) return found;
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output}`);
      await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), ended]);
    }
  };
  const kill = (signal: NodeJS.Signals): void => {
    child.kill(signal);
  };
  // The server writes its output in one chunk that ends after the URL.
  const [, url = ''] = await printed(/listens on (http\S+)/);
  if (child.pid === undefined) throw new Error('The server has no process');
  return {
    url,
    pid: child.pid,
    output: () => output,
    stop: () => {
      kill('SIGTERM');
      return ended;
    },
    kill,
    printed,
    ended,
  };
}
