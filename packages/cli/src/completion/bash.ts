import type { CommandSketch } from './describe-commands.js';

/** Returns a script for bash. It starts no program, and completes names of files where nothing else is known. */
export function bashScript(commands: readonly CommandSketch[]): string {
  const names = commands.map(({ name }) => name);
  const values = commands.flatMap(({ name, options }) =>
    options.flatMap(({ long, short, choices }) => {
      if (choices.length === 0) return [];
      const patterns = [long, short].filter((flag) => flag !== undefined).map((flag) => `'${name} ${flag}'`);
      return [`    ${patterns.join('|')}) words='${choices.join(' ')}' ;;`];
    }),
  );
  const options = commands.map(({ name, options }) => {
    const flags = options.flatMap(({ long, short }) => (short === undefined ? [long] : [long, short]));
    return `      ${name}) words='${[...flags, '--help'].join(' ')}' ;;`;
  });
  const first = commands
    .filter(({ choices }) => choices.length > 0)
    .map(({ name, choices }) => `      ${name}) words='${choices.join(' ')}' ;;`);
  return `# Completion for bash. Add to ~/.bashrc: eval "$(specshelf completion bash)"
_specshelf() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD - 1]}"
  local command='' word words=''
  COMPREPLY=()
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in
      ${names.join('|')}) command="$word"; break ;;
    esac
  done
  case "$command $previous" in
${values.join('\n')}
  esac
  if [[ -z "$words" && -z "$command" ]]; then
    words='${[...names, '--help', '--version'].join(' ')}'
  elif [[ -z "$words" && "$current" == -* ]]; then
    case "$command" in
${options.join('\n')}
    esac
  elif [[ -z "$words" ]]; then
    case "$command" in
${first.join('\n')}
    esac
  fi
  if [[ -n "$words" ]]; then
    while IFS='' read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$words" -- "$current")
  fi
}
complete -o default -F _specshelf specshelf
`;
}
