import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** The built server as a process of its own. */
export interface BuiltServer {
  url: string;
  /** What it has printed so far. */
  output(): string;
  stop(): Promise<number | null>;
}

/** Starts the built server in a folder, on a free port: the one beside these tests, or another one. */
export async function startBuiltServer(
  folder: string,
  environment: Record<string, string> = {},
  command = main,
): Promise<BuiltServer> {
  const child = spawn(process.execPath, [command], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'error', ...environment },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const url = await listening(child, () => output);
  return {
    url,
    output: () => output,
    stop: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
      return child.exitCode;
    },
  };
}

async function listening(child: ChildProcess, output: () => string): Promise<string> {
  for (;;) {
    // The output is written in one go, and ends after the URL.
    const url = /listens on (http\S+)/.exec(output())?.[1];
    if (url) return url;
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`);
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')]);
  }
}
