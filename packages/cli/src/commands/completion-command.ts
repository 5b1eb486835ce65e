import { Argument, type Command } from 'commander';
import { bashScript } from '../completion/bash.js';
import { describeCommands } from '../completion/describe-commands.js';
import { fishScript } from '../completion/fish.js';
import { zshScript } from '../completion/zsh.js';
import type { CommandContext } from './command-context.js';

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript };

/** Adds the command that prints a script for a shell. It must be the last one, because the script contains all others. */
export function addCompletionCommand(program: Command, { process }: CommandContext): void {
  program
    .command('completion')
    .description('Print a script with which a shell completes commands and options.')
    .addArgument(new Argument('<shell>', 'the shell').choices(Object.keys(scripts)))
    .addHelpText('after', examples)
    .action((shell: keyof typeof scripts) => {
      process.stdout.write(scripts[shell](describeCommands(program)));
    });
}

const examples = `
Examples:
  eval "$(specshelf completion bash)"     in ~/.bashrc
  eval "$(specshelf completion zsh)"      in ~/.zshrc
  specshelf completion fish > ~/.config/fish/completions/specshelf.fish
`;
