import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { isObject } from '@specshelf/base/json';
import type { Parameters } from './parameters.js';

type Values = Record<string, unknown>;

/**
 * The arguments of a tool as a schema of the library, which implements Standard Schema: its messages name the value and the correct form.
 */
export function inputSchemaOf(parameters: Parameters): StandardSchemaWithJSON<Values> {
  const json = {
    type: 'object',
    properties: Object.fromEntries(Object.entries(parameters).map(([name, { schema }]) => [name, schema])),
    required: Object.keys(parameters).filter((name) => parameters[name]?.required),
    additionalProperties: false,
  };
  return {
    '~standard': {
      version: 1,
      vendor: 'specshelf',
      jsonSchema: { input: () => json, output: () => json },
      validate: (sent) => {
        const values = isObject(sent) ? withoutNull(sent) : {};
        const problems = problemsOf(parameters, values);
        if (problems.length > 0) return { issues: problems.map((message) => ({ message })) };
        return { value: values };
      },
    },
  };
}

/** Some clients send null for an absent argument. */
function withoutNull(values: Readonly<Record<string, unknown>>): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

function problemsOf(parameters: Parameters, values: Values): string[] {
  const known = Object.keys(parameters);
  const unknown = Object.keys(values).filter((name) => !Object.hasOwn(parameters, name));
  const names = known.length === 0 ? 'none' : known.join(', ');
  return [
    ...unknown
      .slice(0, 5)
      .map(
        (name) => `there is no argument ${JSON.stringify(name.slice(0, 100))}; the arguments are: ${names}`,
      ),
    ...known.flatMap((name) => {
      const { problem, required } = parameters[name] ?? { problem: () => undefined };
      if (values[name] === undefined) return required ? [`the argument ${name} is missing`] : [];
      const found = problem(values[name]);
      return found === undefined ? [] : [`${name} ${found}`];
    }),
  ];
}
