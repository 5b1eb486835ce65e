import type { JSONObject } from '@specshelf/base/json';
import type { RuleContext } from '../checking/rule-context.js';

/** Keywords that affect validation: ignoring them changes the meaning of the schema. */
const validating = new Set([
  'additionalProperties',
  'allOf',
  'anyOf',
  'enum',
  'format',
  'items',
  'maxItems',
  'maxLength',
  'maximum',
  'minItems',
  'minLength',
  'minimum',
  'not',
  'nullable',
  'oneOf',
  'pattern',
  'properties',
  'required',
]);

/** Warns of validating keywords beside a `$ref`, which have no effect up to 3.0. */
export function checkReferenceSiblings(object: JSONObject, context: RuleContext): void {
  for (const name in object) {
    if (name !== '$ref' && validating.has(name)) {
      const message = `\`${name}\` beside a $ref is ignored in this version: put the $ref into \`allOf\``;
      context.warning('reference-siblings', message, object, name);
    }
  }
}
