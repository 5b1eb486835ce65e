import { Command, CommanderError } from 'commander';
import type { CommandContext } from './commands/command-context.js';
import { commands } from './commands/commands.js';
import { responseLimit } from './network/response-limit.js';
import { CommandFailure, type ExitCode } from './process/command-failure.js';
import type { CommandLineProcess } from './process/command-line-process.js';
import { unexpectedFailure } from './process/unexpected-failure.js';
import { version } from './process/version.js';
import { printLine } from './terminal/print-line.js';
import { printable } from './terminal/printable.js';

/** Runs the command that the arguments name, and returns the exit code. Does not throw. */
export async function runCommandLine(
  args: readonly string[],
  process: CommandLineProcess,
  now: () => Date,
): Promise<ExitCode> {
  let exitCode: ExitCode = 0;
  const end = (code: ExitCode) => {
    exitCode = code;
  };
  try {
    const program = await createProgram(args, { process, now, end });
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    // Commander has printed the error; it also throws after --help and --version.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const { lines, exitCode: code } = error instanceof CommandFailure ? error : unexpectedFailure(error);
    for (const line of lines) printLine(process.stderr, line);
    return code;
  }
}

/** Errors repeat the arguments, such as the name of a branch. */
const printableLines = (text: string) => text.split('\n').map(printable).join('\n');

async function createProgram(args: readonly string[], context: CommandContext): Promise<Command> {
  const { stdout, stderr } = context.process;
  const program = new Command('specshelf')
    .description(
      'Publishes OpenAPI descriptions to a Specshelf server, checks them, and finds the changes that break clients.',
    )
    .version(version, '-v, --version', 'show the version')
    .helpOption('-h, --help', 'show how a command is used')
    .helpCommand(false)
    .configureOutput({
      writeOut: (text) => stdout.write(printableLines(text)),
      writeErr: (text) => stderr.write(printableLines(text)),
      // A fixed width, so that the output does not depend on the terminal.
      getOutHelpWidth: () => 100,
      getErrHelpWidth: () => 100,
    })
    .showHelpAfterError('Try --help.')
    .exitOverride()
    // Before anything is done: a report must not be followed by an error of the settings.
    .hook('preAction', () => void responseLimit(context.process.env))
    .addHelpText('after', exitCodes);
  for (const load of commandsFor(args)) (await load())(program, context);
  return program;
}

/** Returns the command that is used, or all of them for the help, for completion, and for the error of an unknown command. */
function commandsFor([name = '']: readonly string[]) {
  if (['-v', '--version'].includes(name)) return [];
  const command = name !== 'completion' && Object.hasOwn(commands, name) ? commands[name] : undefined;
  return command === undefined ? Object.values(commands) : [command];
}

const exitCodes = `
Exit codes:
  0  success
  1  findings at or above --fail-on, or a description that did not become a version
  2  incorrect usage, or a file that cannot be read or written
  3  a server does not allow it
  4  everything else, such as a server that does not answer
`;
