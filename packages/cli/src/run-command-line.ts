import { Command, CommanderError } from 'commander';
import { CommandFailure, type ExitCode } from './command-failure.js';
import type { CommandLineProcess } from './command-line-process.js';
import { addDiffCommand } from './commands/diff-command.js';
import { addRulesCommand } from './commands/rules-command.js';
import { printable } from './terminal/printable.js';
import { version } from './version.js';

/** Runs the command that the arguments name, and returns the exit code. Does not throw. */
export async function runCommandLine(
  args: readonly string[],
  process: CommandLineProcess,
  now: () => Date,
): Promise<ExitCode> {
  let exitCode: ExitCode = 0;
  const program = createProgram(process, now, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    // Commander has printed the error; it also throws after --help and --version.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const { lines, exitCode: code } = error instanceof CommandFailure ? error : unexpected(error);
    process.stderr.write(lines.map((line) => `${printable(line)}\n`).join(''));
    return code;
  }
}

function createProgram(
  process: CommandLineProcess,
  now: () => Date,
  end: (exitCode: ExitCode) => void,
): Command {
  const program = new Command('specshelf')
    .description('Compares OpenAPI descriptions, and finds the changes that break clients.')
    .version(version, '-v, --version', 'show the version')
    .helpOption('-h, --help', 'show how a command is used')
    .helpCommand(false)
    .configureOutput({
      writeOut: (text) => process.stdout.write(text),
      writeErr: (text) => process.stderr.write(text),
      // A fixed width, so that the output does not depend on the terminal.
      getOutHelpWidth: () => 100,
      getErrHelpWidth: () => 100,
    })
    .showHelpAfterError('Try --help.')
    .exitOverride()
    .addHelpText('after', exitCodes);
  addDiffCommand(program, { process, now, end });
  addRulesCommand(program, process);
  return program;
}

const exitCodes = `
Exit codes:
  0  success
  1  findings at or above --fail-on
  2  incorrect usage, or a file that cannot be read or written
  3  a server does not allow it
  4  everything else, such as a comparison that reached a limit
`;

function unexpected(error: unknown): Pick<CommandFailure, 'lines' | 'exitCode'> {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { lines: ['This is an error of specshelf itself:', ...text.split('\n')], exitCode: 4 };
}
