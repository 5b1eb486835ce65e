import type { CommandSketch, OptionSketch } from './describe-commands.js';

/** Returns a script for zsh. */
export function zshScript(commands: readonly CommandSketch[]): string {
  const list = commands.map(
    ({ name, description }) => `    ${quote(`${name}:${description.replaceAll(':', '\\:')}`)}`,
  );
  const cases = commands.map(({ name, options, choices }) => {
    const rest = choices.length === 0 ? "'*:file:_files'" : quote(`1:value:(${choices.join(' ')})`);
    return `    ${name}) _arguments ${[...options.flatMap(specsOf), rest].join(' ')} ;;`;
  });
  return `#compdef specshelf
# Completion for zsh. Add to ~/.zshrc: eval "$(specshelf completion zsh)"
_specshelf() {
  local -a commands
  commands=(
${list.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe 'command' commands
    return
  fi
  local command="\${words[2]}"
  shift words
  (( CURRENT-- ))
  case "$command" in
${cases.join('\n')}
  esac
}
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
compdef _specshelf specshelf
`;
}

function specsOf({ long, short, description, takesValue, choices }: OptionSketch): string[] {
  const text = description.replaceAll(/[[\]\\]/g, '\\$&').replaceAll(':', '\\:');
  const value = !takesValue ? '' : choices.length === 0 ? ':value:_files' : `:value:(${choices.join(' ')})`;
  return [long, short].filter((flag) => flag !== undefined).map((flag) => quote(`${flag}[${text}]${value}`));
}

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
