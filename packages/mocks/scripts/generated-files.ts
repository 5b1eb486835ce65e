import { fileURLToPath } from 'node:url';
import { documentHash, routes } from '@specshelf/contract';
import { document } from '@specshelf/contract/document';
import { bundleModules } from '../../../scripts/bundle-modules.js';
import { standaloneModule } from '../../../scripts/standalone-module.js';
import { createRequestSchemas, type NamedSchemas } from './request-schemas.js';

const folder = fileURLToPath(new URL('..', import.meta.url));
const notice = '// Generated from openapi/ by `pnpm generate`. Do not edit.\n';

/** The text of every file of src/generated, by name. */
export async function generatedFiles(): Promise<Record<string, string>> {
  const { parameters, bodies } = createRequestSchemas(document, routes);
  const modules = {
    // What comes in a URL is text and becomes what the document says; what comes in a body has its type already.
    parameters: standaloneModule(document, parameters.schemas, { coerceTypes: true }),
    bodies: standaloneModule(document, bodies.schemas, {}),
    entry: `
      import * as parameters from 'parameters';
      import * as bodies from 'bodies';
      export const documentHash = '${documentHash}';
      export const parameterValidators = ${table('parameters', parameters)};
      export const bodyValidators = ${table('bodies', bodies)};
    `,
  };
  return {
    'validate.gen.js': notice + (await bundleModules(modules, folder)),
    'validate.gen.d.ts': notice + declarations,
  };
}

function table(module: string, { names }: NamedSchemas): string {
  const entries = [...names].map(([operationId, name]) => `${operationId}: ${module}.${name}`);
  return `{ ${entries.join(', ')} }`;
}

const declarations = `
/** One thing that a schema finds wrong, as Ajv says it. */
export interface SchemaError {
  keyword: string;
  instancePath: string;
  message?: string;
  params: Readonly<Record<string, unknown>>;
}

/** Whether a value meets a schema. When it does not, \`errors\` says why, until the next call. */
export interface Validate {
  (value: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

/** SHA-256 of the document that these were made from. */
export declare const documentHash: string;

/** By operationId, for \`{ query, path }\`; the values of the query get the types that they have in the document. */
export declare const parameterValidators: Readonly<Record<string, Validate>>;

/** By operationId, for the body. */
export declare const bodyValidators: Readonly<Record<string, Validate>>;
`;
