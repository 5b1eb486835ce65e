import type { Command } from 'commander';

/** Adds commands for one kind of record. Each of them can print JSON. */
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

/** Returns usage examples for the help of a command. */
export function examplesText(examples: readonly string[]): string {
  return `\nExamples:\n${examples.map((example) => `  ${example}\n`).join('')}`;
}

/** Collects the values of a repeatable option. */
export function gather(value: string, before: readonly string[] | undefined): string[] {
  return [...(before ?? []), value];
}
