import type { RuleContext } from '../checking/rule-context.js';
import type { JSONObject } from '../json/json.js';

/** Keywords that change what is valid: without them the schema says something else. What only describes is not among them. */
const harmful = new Set([
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

/** Up to 3.0 what stands beside a `$ref` does not count, and authors who restrict a schema there are wrong. */
export function checkReferenceSiblings(object: JSONObject, context: RuleContext): void {
  for (const name in object) {
    if (name !== '$ref' && harmful.has(name)) {
      const message = `\`${name}\` beside a $ref is ignored in this version: put the $ref into \`allOf\``;
      context.warning('reference-siblings', message, object, name);
    }
  }
}
