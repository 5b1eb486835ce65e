import { execFile } from 'node:child_process';
import { reasonOf } from './read-text-file.js';

/** The output of git, or why there is none. */
export type GitResult =
  | { stdout: Buffer }
  | {
      /** Completes a sentence about what git was needed for, such as `git is not installed`. */
      reason: string;
      /** What git printed, such as `fatal: bad object`. */
      lines: string[];
      /** The exit code of git; undefined if it did not start, or did not end by itself. */
      exitCode: number | undefined;
    };

export interface GitOptions {
  cwd: string;
  /** In milliseconds. */
  timeout?: number;
  /** In bytes. */
  largestOutput?: number;
}

/** Number of printed lines of an error of git. */
const mostLines = 5;

/** Runs git. Does not throw. */
export function runGit(
  args: readonly string[],
  { cwd, timeout = 5_000, largestOutput = 1024 * 1024 }: GitOptions,
): Promise<GitResult> {
  // Reads only. Must neither wait for a password nor for a lock, and no character of a path may have a meaning.
  const env = {
    ...process.env,
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LITERAL_PATHSPECS: '1',
  };
  const options = {
    cwd,
    env,
    timeout,
    maxBuffer: largestOutput,
    windowsHide: true,
    encoding: 'buffer',
  } as const;
  return new Promise((resolve) => {
    execFile('git', args, options, (error, stdout, stderr) => {
      if (error === null) return resolve({ stdout });
      const lines = stderr
        .toString('utf8')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
      resolve({
        reason: failureText(error, timeout, largestOutput),
        lines: lines.slice(0, mostLines),
        exitCode: typeof error.code === 'number' ? error.code : undefined,
      });
    });
  });
}

function failureText(
  error: { code?: unknown; killed?: boolean | undefined; signal?: unknown },
  timeout: number,
  largestOutput: number,
): string {
  const { code, killed, signal } = error;
  if (code === 'ENOENT') return 'git is not installed';
  if (code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return `it has more than ${largestOutput} bytes`;
  if (typeof code === 'string') return `git cannot be started: ${reasonOf(error)}`;
  if (killed) return `git did not end within ${timeout / 1000} s`;
  return typeof code === 'number' ? `git failed with the exit code ${code}` : `git was ended by ${signal}`;
}
