import { toJsonSchema } from '@valibot/to-json-schema';
import { configSchema } from '../src/config/config-schema.js';

/** Returns the texts of generated files by their names in `schema/`. */
export function generatedFiles(): Record<string, string> {
  const schema = toJsonSchema(configSchema, {
    target: 'draft-2020-12',
    // Checks in code, and the shapes of specifications, which are added below.
    errorMode: 'ignore',
    overrideSchema: ({ jsonSchema }) =>
      'pattern' in Object(jsonSchema.properties) ? { ...jsonSchema, oneOf: formsOfSpecs } : undefined,
  });
  const described = {
    ...schema,
    $id: 'https://unpkg.com/@specshelf/cli/schema/specshelf.schema.json',
    title: 'specshelf.yaml',
    description: 'The configuration of the command line of Specshelf.',
  };
  return { 'specshelf.schema.json': `${JSON.stringify(described, undefined, 2)}\n` };
}

const formsOfSpecs = [
  { required: ['slug', 'file'] },
  { required: ['slug', 'url'] },
  { required: ['pattern'] },
];
