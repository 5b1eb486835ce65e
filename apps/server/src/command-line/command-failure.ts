/** A failure of a command, with one line for each reason. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';

  constructor(
    readonly lines: readonly string[],
    /** 1 for a failure, 2 for incorrect usage. */
    readonly exitCode: 1 | 2,
  ) {
    super(lines.join('\n'));
  }
}
