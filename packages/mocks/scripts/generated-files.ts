import { fileURLToPath } from 'node:url';
import { documentHash, routes } from '@specshelf/contract';
import { document } from '@specshelf/contract/document';
import { bundleModules } from '../../../scripts/generate/bundle-modules.js';
import { followPointer } from '../../../scripts/generate/follow-pointer.js';
import { standaloneModule } from '../../../scripts/generate/standalone-module.js';
import { createRequestSchemas, type NamedSchemas } from './request-schemas.js';

const folder = fileURLToPath(new URL('..', import.meta.url));
const notice = '// Generated from openapi/ by `pnpm generate`. Do not edit.\n';

/** Returns the text of each file of src/generated, by name. */
export async function generatedFiles(): Promise<Record<string, string>> {
  const { parameters, bodies } = createRequestSchemas(document, routes);
  // Only parameters are converted: values in a URL are text, and values in a body have types.
  return {
    ...(await moduleWith('parameterValidators', parameters, { coerceTypes: true })),
    ...(await moduleWith('bodyValidators', bodies, {})),
    'seeded-settings.gen.ts': notice + seededSettings(),
  };
}

/** They refer to versions, which a seed does not have. */
const unseeded = ['defaultLabel', 'deprecation', 'compatibility'];

function seededSettings(): string {
  const settings = followPointer(document, '/components/schemas/UpdateOpenAPISpec/properties');
  const names = Object.keys(Object(settings)).filter((name) => !unseeded.includes(name));
  return `
/** The settings that a specification of a world may have. */
export const seededSettings = [${names.map((name) => `'${name}'`).join(', ')}] as const;
`;
}

type Name = keyof typeof descriptions;

const descriptions = {
  parameterValidators:
    'By operationId, for `{ query, path }`. Converts the values of the query to the types of their schemas.',
  bodyValidators: 'By operationId, for the body.',
};

async function moduleWith(
  name: Name,
  { schemas, names }: NamedSchemas,
  options: { coerceTypes?: boolean },
): Promise<Record<string, string>> {
  const entries = [...names].map(([operationId, schema]) => `${operationId}: validators.${schema}`);
  const modules = {
    validators: standaloneModule(document, schemas, options),
    entry: `
      import * as validators from 'validators';
      export const documentHash = '${documentHash}';
      export const ${name} = { ${entries.join(', ')} };
    `,
  };
  const file = name.replace('Validators', '-validators');
  return {
    [`${file}.gen.js`]: notice + (await bundleModules(modules, folder)),
    [`${file}.gen.d.ts`]: notice + declarations(name),
  };
}

const declarations = (name: Name) => `import type { Validate } from '@specshelf/service';

/** SHA-256 of the OpenAPI document that was used to generate the validators. */
export declare const documentHash: string;

/** ${descriptions[name]} */
export declare const ${name}: Readonly<Record<string, Validate>>;
`;
