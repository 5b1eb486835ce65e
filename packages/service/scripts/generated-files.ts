import { fileURLToPath } from 'node:url';
import { documentHash } from '@specshelf/contract';
import { document } from '@specshelf/contract/document';
import { bundleModules } from '../../../scripts/generate/bundle-modules.js';
import { followPointer } from '../../../scripts/generate/follow-pointer.js';
import { standaloneModule } from '../../../scripts/generate/standalone-module.js';
import { derivedMembers } from '../src/ports/organization-profile.js';

const folder = fileURLToPath(new URL('..', import.meta.url));
const notice = '// Generated from openapi/ by `pnpm generate`. Do not edit.\n';

/** The text of every file of src/generated, by name. */
export async function generatedFiles(): Promise<Record<string, string>> {
  const modules = {
    // The first error is enough: finding all of them takes the square of their number.
    answers: standaloneModule(document, new Map(Object.entries(answers).map(toSchema)), { allErrors: false }),
    entry: `
      export * from 'answers';
      export const documentHash = '${documentHash}';
    `,
  };
  return {
    'answers.gen.js': notice + (await bundleModules(modules, folder)),
    'answers.gen.d.ts': notice + declarations,
    'organization-profile.gen.js': notice + (await bundleModules(profileModules(), folder)),
    'organization-profile.gen.d.ts': notice + profileDeclarations,
  };
}

function profileModules(): Record<string, string> {
  const schemas = new Map([['isOrganizationProfile', profileSchema()]]);
  return {
    profile: standaloneModule(document, schemas, { allErrors: true }),
    entry: "export * from 'profile';",
  };
}

/** The schema of an organization without derived members, and with its logo. */
function profileSchema(): object {
  const organization = Object(followPointer(document, '/components/schemas/Organization'));
  const properties = { ...organization.properties, logo: organization.properties.urls.properties.logo };
  for (const name of derivedMembers) delete properties[name];
  return { type: 'object', required: ['title', 'type'], additionalProperties: false, properties };
}

/** Schemas of the responses of integrations, by the name of the validator. */
const answers = {
  isRevisionAnswer: 'ContentComputeRevisionAnswer',
  isDocumentAnswer: 'ContentComputeDocumentAnswer',
};

function toSchema([validator, schema]: [string, string]): [string, object] {
  return [validator, { $ref: `#/components/schemas/${schema}` }];
}

const profileDeclarations = `
import type { OrganizationProfile } from '../ports/organization-profile.js';
import type { Validate } from './answers.gen.js';

export declare const isOrganizationProfile: Validate<OrganizationProfile>;
`;

const declarations = `
import type { Schema } from '@specshelf/contract';

/** One thing that a schema finds wrong, as Ajv says it. */
export interface SchemaError {
  keyword: string;
  instancePath: string;
  message?: string;
  params: Readonly<Record<string, unknown>>;
}

/** Whether a value meets a schema. When it does not, \`errors\` says why, until the next call. */
export interface Validate<T> {
  (value: unknown): value is T;
  errors?: readonly SchemaError[] | null;
}

/** SHA-256 of the document that these were made from. */
export declare const documentHash: string;

${Object.entries(answers)
  .map(([validator, schema]) => `export declare const ${validator}: Validate<Schema<'${schema}'>>;\n`)
  .join('')}`;
