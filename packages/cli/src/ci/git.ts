import { runGit } from '../files/run-git.js';

/** Runs git, and returns its output without line breaks at the end, or undefined if git is missing, fails, or takes too long. */
export type Git = (...args: string[]) => Promise<string | undefined>;

export function createGit(cwd: string): Git {
  return async (...args) => {
    const result = await runGit(args, { cwd });
    return 'stdout' in result ? result.stdout.toString('utf8').trimEnd() : undefined;
  };
}
