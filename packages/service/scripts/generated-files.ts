import { fileURLToPath } from 'node:url';
import { documentHash } from '@specshelf/contract';
import { document } from '@specshelf/contract/document';
import { bundleModules } from '../../../scripts/generate/bundle-modules.js';
import { followPointer } from '../../../scripts/generate/follow-pointer.js';
import { standaloneModule } from '../../../scripts/generate/standalone-module.js';
import { derivedMembers } from '../src/base/ports/organization-profile.js';

const folder = fileURLToPath(new URL('..', import.meta.url));
const notice = '// Generated from openapi/ by `pnpm generate`. Do not edit.\n';

/** Returns the text of each file of src/generated, by name. */
export async function generatedFiles(): Promise<Record<string, string>> {
  const modules = {
    // Without `allErrors`: the time for all errors grows with the square of their number.
    responses: standaloneModule(document, new Map(Object.entries(responses).map(toSchema)), {
      allErrors: false,
    }),
    entry: `
      export * from 'responses';
      export const documentHash = '${documentHash}';
    `,
  };
  return {
    'responses.gen.js': notice + (await bundleModules(modules, folder)),
    'responses.gen.d.ts': notice + declarations,
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

/** Returns the schema of an organization without derived members, and with its logo. */
function profileSchema(): object {
  const organization = Object(followPointer(document, '/components/schemas/Organization'));
  const properties = { ...organization.properties, logo: organization.properties.urls.properties.logo };
  for (const name of derivedMembers) delete properties[name];
  return { type: 'object', required: ['title', 'type'], additionalProperties: false, properties };
}

/** Schemas of the responses of integrations, by the name of the validator. */
const responses = {
  isRevisionResponse: 'ContentComputeRevisionAnswer',
  isDocumentResponse: 'ContentComputeDocumentAnswer',
};

function toSchema([validator, schema]: [string, string]): [string, object] {
  return [validator, { $ref: `#/components/schemas/${schema}` }];
}

const profileDeclarations = `
import type { OrganizationProfile } from '../base/ports/organization-profile.js';
import type { Validate } from '../http/schema-validator.js';

export declare const isOrganizationProfile: Validate<OrganizationProfile>;
`;

const declarations = `
import type { Schema } from '@specshelf/contract';
import type { Validate } from '../http/schema-validator.js';

/** SHA-256 of the OpenAPI document that was used to generate the validators. */
export declare const documentHash: string;

${Object.entries(responses)
  .map(([validator, schema]) => `export declare const ${validator}: Validate<Schema<'${schema}'>>;\n`)
  .join('')}`;
