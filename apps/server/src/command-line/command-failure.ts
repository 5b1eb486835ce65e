/** Why a command did not do what it was told, in words for its operator; each line is a reason of its own. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';

  constructor(
    readonly lines: readonly string[],
    /** 1 when it did not work out, 2 when it was called in a wrong way. */
    readonly exitCode: 1 | 2,
  ) {
    super(lines.join('\n'));
  }
}
