import type { JSONObject } from '@specshelf/parser';
import { dereferenceObject } from './dereference.js';
import { member } from './json.js';

/** The webhooks of a document. OpenAPI 3.0 documents use `x-webhooks`. */
export function webhookMapOf(specification: JSONObject): JSONObject {
  return (
    dereferenceObject(specification, member(specification, 'webhooks')) ??
    dereferenceObject(specification, member(specification, 'x-webhooks')) ??
    {}
  );
}
