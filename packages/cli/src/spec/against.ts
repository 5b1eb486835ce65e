/** The earlier version of `--against`: a git revision, or a version on the server. */
export type Against = { revision: string } | { version: string };

const gitPrefix = 'git:';

/** Reads a value such as `git:origin/main`, `latest`, or `prod`. */
export function parseAgainst(text: string): Against {
  return text.startsWith(gitPrefix) ? { revision: text.slice(gitPrefix.length) } : { version: text };
}
