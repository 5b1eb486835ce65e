import type { JSONObject } from '@specshelf/base/json';
import type { Path } from '../json/path.js';
import type { ObjectType } from '../structure/object-table.js';
import { swaggerObjects } from '../structure/swagger-objects.js';
import { walkDocument } from '../structure/walk-document.js';
import type { ComponentNames } from './component-names.js';
import { newReference } from './new-reference.js';

/** The state for references to places other than named components. */
export interface ReferenceTracking {
  /** Types of objects, also of referenced ones outside the structure of the specification. */
  readonly types: ReadonlyMap<JSONObject, ObjectType>;
  /** Paths in the result by source object. */
  readonly moved: Map<JSONObject, Path>;
  /** Original references by result object. They are rewritten when all objects have their place. */
  readonly pending: Map<JSONObject, string>;
}

export function createReferenceTracking(root: JSONObject): ReferenceTracking {
  const types = new Map<JSONObject, ObjectType>();
  walkDocument(root, swaggerObjects, 'Swagger', ({ value, type }) => {
    if (!types.has(value)) types.set(value, type);
  });
  return { types, moved: new Map(), pending: new Map() };
}

export function rewriteReferences(
  root: JSONObject,
  { pending, moved }: ReferenceTracking,
  names: ComponentNames,
): void {
  const rewritten = new Map<string, string>();
  for (const [object, reference] of pending) {
    const $ref = rewritten.get(reference) ?? newReference(reference, root, moved, names);
    rewritten.set(reference, $ref);
    object['$ref'] = $ref;
  }
}
