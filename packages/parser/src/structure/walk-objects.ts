import type { JSONObject } from '../json/json.js';
import { pointerOf } from '../json/path.js';
import { isObjectKind, type ObjectKind, openapiObjects } from './openapi-objects.js';
import { walkDocument } from './walk-document.js';

/**
 * Visits every object of a 3.x document by the specification's own structure: each object once, containers first.
 * What a `$ref` points at is visited wherever it stands (the bundled files under `x-ext`, for one), because that is
 * what a reader is shown; other extensions, examples, defaults, enums and constants are data and are left alone.
 */
export function walkObjects(
  specification: JSONObject,
  visit: (object: JSONObject, kind: ObjectKind, pointer: () => string) => void,
): void {
  const visited = new Set<JSONObject>();
  walkDocument(specification, openapiObjects('3.2'), 'OpenAPI', ({ value, type, path }) => {
    if (isObjectKind(type.kind) && !visited.has(value)) {
      visited.add(value);
      visit(value, type.kind, () => pointerOf(path));
    }
  });
}
