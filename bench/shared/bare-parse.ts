import { CORE_SCHEMA, load, Type } from 'js-yaml';

const schema = CORE_SCHEMA.extend({
  implicit: [
    new Type('tag:yaml.org,2002:merge', { kind: 'scalar', resolve: (text: unknown) => text === '<<' }),
  ],
});

/** The baseline: parsing a text into a value. */
export function bareParse(text: string): unknown {
  return isJSON(text) ? JSON.parse(text) : load(text, { schema });
}

export function isJSON(text: string): boolean {
  return /^\s*\{/.test(text);
}
