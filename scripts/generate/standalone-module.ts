import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { followPointer } from './follow-pointer.js';
import { withoutAnnotations } from './without-annotations.js';

/**
 * Returns an ES module that exports a validator for each schema. By default it has the options of the server's validator
 * (express-openapi-validator), so that both report the same errors in the same words.
 */
export function standaloneModule(
  document: object,
  schemas: ReadonlyMap<string, object>,
  options: Pick<Options, 'coerceTypes' | 'allErrors'>,
): string {
  const ajv = new Ajv2020({
    allErrors: true,
    ...options,
    strict: false,
    strictNumbers: true,
    discriminator: true,
    validateSchema: false,
    code: { source: true, esm: true, lines: true },
  });
  addFormats.default(ajv, { mode: 'fast' });
  // Targets of references in the schemas: each schema is the root of its own.
  const components = {
    schemas: withoutAnnotations(followPointer(document, '/components/schemas'), 'schemas'),
  };
  for (const [name, schema] of schemas) {
    const root = Object(withoutAnnotations(schema));
    // Otherwise Ajv may write the whole root into the module.
    ajv.addSchema(JSON.stringify(root).includes('"$ref"') ? { ...root, components } : root, name);
  }
  return standalone.default(ajv, Object.fromEntries([...schemas.keys()].map((name) => [name, name])));
}
