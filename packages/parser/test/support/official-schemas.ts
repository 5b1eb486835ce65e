import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isObject, type JSONObject, type JSONValue } from '@specshelf/base/json';
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvDraft04 from 'ajv-draft-04';
import addFormats from 'ajv-formats';

/** Returns the errors of a document by the official JSON Schema of its version; undefined if there is no schema. */
export function officialErrors(document: JSONValue): string[] | undefined {
  const version = isObject(document) ? String(document['openapi'] ?? document['swagger']) : '';
  const minor = /^(2\.0|3\.[012])(?=$|\.)/.exec(version)?.[1];
  if (minor === undefined) return undefined;
  const validate = validators.get(minor) ?? compile(minor);
  validators.set(minor, validate);
  return validate(document)
    ? []
    : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

const validators = new Map<string, ValidateFunction>();
const require = createRequire(import.meta.url);

// The official schemas name their dialect; these options only disable errors for unknown keywords.
function compile(version: string): ValidateFunction {
  const options = { strict: false, logger: false } as const;
  const is04 = version === '2.0' || version === '3.0';
  const ajv = is04 ? new ajvDraft04.default(options) : new Ajv2020(options);
  addFormats.default(ajv);
  // Formats of the official schemas that ajv-formats does not have. The rest of the schema covers them.
  ajv.addFormat('media-range', true);
  return ajv.compile(schemaOf(version));
}

function schemaOf(version: string): JSONObject {
  const file = require.resolve(`@seriousme/openapi-schema-validator/schemas/v${version}/schema.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
