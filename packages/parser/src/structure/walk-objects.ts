import type { JSONObject } from '@specshelf/base/json';
import { pointerOf } from '../json/path.js';
import { isObjectKind, type ObjectKind, openapiObjects } from './openapi-objects.js';
import { walkDocument } from './walk-document.js';

/**
 * Visits every object of a 3.x document once, containers first. Includes the targets of references wherever they are, such as
 * bundled files under `x-ext`, because readers show them. Excludes data: other extensions, examples, defaults, enums, and
 * constants.
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
