import { document } from '@specshelf/contract/document';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const ajv = new Ajv2020({ strict: false, discriminator: true });
addFormats.default(ajv);
ajv.addSchema(withoutMappings(document), 'contract');

/** Violations of the contract in a response body. */
export function contractProblems(name: 'Document' | 'ComputedRevision', body: object): string[] {
  const validate = ajv.getSchema(`contract#/components/schemas/${name}`);
  if (validate === undefined) throw new Error(`The contract has no ${name}`);
  if (validate(JSON.parse(JSON.stringify(body)))) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** Removes the mappings of discriminators, which Ajv does not support. */
function withoutMappings(value: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(
    JSON.stringify(value, (key, part) =>
      key === 'discriminator' ? { propertyName: part.propertyName } : part,
    ),
  );
}
