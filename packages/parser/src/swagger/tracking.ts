import type { JSONObject } from '../json/json.js';
import type { Path } from '../json/path.js';
import type { ObjectType } from '../structure/object-table.js';
import { swaggerObjects } from '../structure/swagger-objects.js';
import { walkDocument } from '../structure/walk-document.js';
import type { ComponentNames } from './component-names.js';
import { newReference } from './new-reference.js';

/** What it takes to follow references to unusual places. */
export interface Tracking {
  /** What references make of objects that stand outside the structure of the specification. */
  readonly kinds: ReadonlyMap<JSONObject, ObjectType>;
  /** Where the objects of the source come to stand. */
  readonly moved: Map<JSONObject, Path>;
  /** References of the result, as they were written: where they lead is known when everything has its place. */
  readonly pending: Map<JSONObject, string>;
}

export function createTracking(root: JSONObject): Tracking {
  const kinds = new Map<JSONObject, ObjectType>();
  walkDocument(root, swaggerObjects, 'Swagger', ({ value, type }) => {
    if (!kinds.has(value)) {
      kinds.set(value, type);
    }
  });
  return { kinds, moved: new Map(), pending: new Map() };
}

export function settleReferences(
  root: JSONObject,
  { pending, moved }: Tracking,
  names: ComponentNames,
): void {
  const known = new Map<string, string>();
  for (const [object, reference] of pending) {
    const now = known.get(reference) ?? newReference(reference, root, moved, names);
    known.set(reference, now);
    object['$ref'] = now;
  }
}
