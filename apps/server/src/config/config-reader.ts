export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads environment variables, and collects the problems of all of them. */
export interface ConfigReader {
  /** Reads a variable; undefined when it is not set. Adds a problem when `parse` returns undefined. */
  read<T>(name: string, parse: (text: string) => T | undefined, expected: string): T | undefined;
  /** Reads a whole number. */
  integer(name: string, minimum: number, maximum: number): number | undefined;
  /** Reads one of several words, in any case. */
  choice<const T extends string>(name: string, choices: readonly T[]): T | undefined;
  isSet(name: string): boolean;
  /** One sentence each. */
  problems: string[];
  /** The names of all variables that were read. */
  names: Set<string>;
}

export function createConfigReader(environment: Environment): ConfigReader {
  const problems: string[] = [];
  const names = new Set<string>();
  const read: ConfigReader['read'] = (name, parse, expected) => {
    names.add(name);
    const text = environment[name]?.trim();
    if (!text) return undefined;
    const value = parse(text);
    // Without the value, which may be a secret.
    if (value === undefined) problems.push(`${name} must be ${expected}.`);
    return value;
  };
  return {
    read,
    integer: (name, minimum, maximum) =>
      read(
        name,
        (text) => parseInteger(text, minimum, maximum),
        `a whole number from ${minimum} to ${maximum}`,
      ),
    choice: (name, choices) =>
      read(
        name,
        (text) => choices.find((choice) => choice === text.toLowerCase()),
        `one of ${choices.join(', ')}`,
      ),
    isSet: (name) => Boolean(environment[name]?.trim()),
    problems,
    names,
  };
}

export function parseInteger(text: string, minimum: number, maximum: number): number | undefined {
  const value = Number(text);
  return /^\d+$/.test(text) && value >= minimum && value <= maximum ? value : undefined;
}
