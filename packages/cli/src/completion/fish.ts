import type { CommandSketch } from './describe-commands.js';

/** Returns a script for fish. */
export function fishScript(commands: readonly CommandSketch[]): string {
  const lines = commands.flatMap(({ name, description, options, choices }) => {
    const used = `-n '__fish_seen_subcommand_from ${name}'`;
    return [
      `complete -c specshelf -n __fish_use_subcommand -f -a ${name} -d ${quote(description)}`,
      ...(choices.length === 0 ? [] : [`complete -c specshelf ${used} -f -a ${quote(choices.join(' '))}`]),
      ...options.map(({ long, short, description: text, takesValue, choices: values }) => {
        const flags = `-l ${long.slice(2)}${short === undefined ? '' : ` -s ${short.slice(1)}`}`;
        const value = !takesValue ? '' : values.length === 0 ? ' -r' : ` -x -a ${quote(values.join(' '))}`;
        return `complete -c specshelf ${used} ${flags}${value} -d ${quote(text)}`;
      }),
    ];
  });
  return `# Completion for fish. Run once: specshelf completion fish > ~/.config/fish/completions/specshelf.fish
${lines.join('\n')}
`;
}

const quote = (text: string) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;
