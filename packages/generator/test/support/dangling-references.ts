import type { JSONValue } from '@specshelf/base/json';
import { isObject } from '@specshelf/base/json';
import { resolvePointer } from '@specshelf/base/pointer';

/** Members that contain data, in which `$ref` is not a reference. */
const dataMembers = new Set(['example', 'value', 'default', 'enum', 'const']);

/** References of a fragment without a target in it. */
export function danglingReferences(root: JSONValue): string[] {
  const found: string[] = [];
  const visit = (value: JSONValue) => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isObject(value)) return;
    const reference = value['$ref'];
    if (typeof reference === 'string' && reference.startsWith('#/')) {
      const pointer = decodeURIComponent(reference.slice(1));
      if (resolvePointer(root, pointer) === undefined) found.push(reference);
    }
    for (const [name, child] of Object.entries(value)) if (!isData(name, child)) visit(child);
  };
  visit(root);
  return found;
}

function isData(name: string, value: JSONValue): boolean {
  if (dataMembers.has(name) || (name === 'examples' && Array.isArray(value))) return true;
  return name.startsWith('x-') && name !== 'x-ext' && name !== 'x-webhooks';
}
