import type { ExitCode } from '../process/command-failure.js';
import type { CommandLineProcess } from '../process/command-line-process.js';

/** Dependencies of the commands. */
export interface CommandContext {
  process: CommandLineProcess;
  now: () => Date;
  /** Sets the exit code of a command that succeeds. */
  end: (exitCode: ExitCode) => void;
}
