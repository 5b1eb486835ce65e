/** An argument of a tool. */
export interface Parameter<Value> {
  /** Its JSON Schema. */
  schema: Readonly<Record<string, unknown>>;
  required?: boolean;
  /** Returns the problem of a value, as the continuation of its name; undefined if it is valid. */
  problem(value: unknown): string | undefined;
  /** Only for its type. */
  value?: Value;
}

export type Parameters = Readonly<Record<string, Parameter<unknown>>>;

/** The values of arguments. */
export type ValuesOf<Of extends Parameters> = {
  readonly [Name in keyof Of]: Of[Name] extends Parameter<infer Value> ? Value : never;
};

/** The longest name or path of search results, with a method before it. */
export const longestName = 4010;

export function text(description: string, longestText = 500): Parameter<string | undefined> {
  return {
    schema: { type: 'string', minLength: 1, maxLength: longestText, description },
    problem: (value) => {
      if (typeof value !== 'string') return `must be a string, not ${shown(value)}`;
      if (value.trim() === '') return 'must not be empty';
      return value.length > longestText
        ? `must have at most ${longestText} characters, and has ${value.length}`
        : undefined;
    },
  };
}

export function integer(
  description: string,
  { minimum, maximum, initial }: { minimum: number; maximum: number; initial: number },
): Parameter<number | undefined> {
  return {
    schema: { type: 'integer', minimum, maximum, default: initial, description },
    problem: (value) => {
      const isValid = Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum;
      return isValid ? undefined : `must be an integer from ${minimum} to ${maximum}, not ${shown(value)}`;
    },
  };
}

export function oneOf<Value extends string>(
  description: string,
  values: readonly Value[],
): Parameter<Value | undefined> {
  return {
    schema: { type: 'string', enum: [...values], description },
    problem: (value) =>
      values.some((each) => each === value)
        ? undefined
        : `must be one of ${values.join(', ')}, not ${shown(value)}`,
  };
}

export function required<Value>(parameter: Parameter<Value>): Parameter<Exclude<Value, undefined>> {
  const { schema, problem } = parameter;
  return { schema, problem, required: true };
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}
