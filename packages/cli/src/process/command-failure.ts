/**
 * Exit codes of every command. 1 is for findings at or above `--fail-on`, 2 for incorrect usage and for files that cannot be read or
 * written, 3 for a server that refuses access, 4 for everything else.
 */
export type ExitCode = 0 | 1 | 2 | 3 | 4;

/** A failure of a command, with one line for each reason. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';

  constructor(
    readonly lines: readonly string[],
    readonly exitCode: ExitCode,
  ) {
    super(lines.join('\n'));
  }
}
