import type { Command } from 'commander';

/** A command as scripts for completion need it. */
export interface CommandSketch {
  name: string;
  description: string;
  options: OptionSketch[];
  /** Values of the first argument, if they are known. */
  choices: readonly string[];
}

export interface OptionSketch {
  long: string;
  /** Such as `-f`. */
  short: string | undefined;
  description: string;
  takesValue: boolean;
  choices: readonly string[];
}

/** Returns the commands of a program with their options. */
export function describeCommands(program: Command): CommandSketch[] {
  return program.commands.map((command) => ({
    name: command.name(),
    description: command.description(),
    choices: command.registeredArguments[0]?.argChoices ?? [],
    options: command.options.flatMap(({ long, short, description, required, optional, argChoices }) =>
      long == null
        ? []
        : [
            {
              long,
              short: short ?? undefined,
              description,
              takesValue: required || optional,
              choices: argChoices ?? [],
            },
          ],
    ),
  }));
}
