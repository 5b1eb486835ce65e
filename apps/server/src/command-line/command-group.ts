import type { Command } from 'commander';

/** Adds commands about one kind of thing, each of which can print JSON. */
export function commandGroup(
  program: Command,
  name: string,
  description: string,
): (usage: string, description: string, examples: readonly string[]) => Command {
  const group = program.command(name).description(description).helpCommand(false);
  return (usage, summary, examples) =>
    group
      .command(usage)
      .description(summary)
      .option('--json', 'print the result as JSON')
      .addHelpText('after', examplesText(examples));
}

/** How a command is used, for its help. */
export function examplesText(examples: readonly string[]): string {
  return `\nExamples:\n${examples.map((example) => `  ${example}\n`).join('')}`;
}

/** Gathers an option that may be given more than once. */
export function gather(value: string, before: readonly string[] | undefined): string[] {
  return [...(before ?? []), value];
}
