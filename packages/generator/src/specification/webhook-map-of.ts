import type { JSONObject } from '@specshelf/base/json';
import { member } from '@specshelf/base/json';
import { dereferenceObject } from './dereference.js';

/** The webhooks of a document. OpenAPI 3.0 documents use `x-webhooks`. */
export function webhookMapOf(specification: JSONObject): JSONObject {
  return (
    dereferenceObject(specification, member(specification, 'webhooks')) ??
    dereferenceObject(specification, member(specification, 'x-webhooks')) ??
    {}
  );
}
