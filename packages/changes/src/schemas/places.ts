import type { FindingPlace, Located } from '../model/comparison.js';
import type { SchemaView } from './reading/schema-view.js';

/** The place of a member with its value, or of the schema where it is absent. */
export function placeOf(node: Located | undefined, view: SchemaView): FindingPlace {
  return node === undefined ? { pointer: view.pointer } : { pointer: node.pointer, value: node.value };
}

/** The place of a node without its value. */
export function pointerOf(node: Located | undefined, view: SchemaView): FindingPlace {
  return { pointer: node?.pointer ?? view.pointer };
}

const containers = new Set(['properties', 'patternProperties', 'schemas', '$defs', 'definitions', 'headers']);
const marks: Readonly<Record<string, string>> = { items: '[]', additionalProperties: '.*' };

/** Returns the name of the property or component that a schema belongs to, with `[]` for items; undefined for a body or parameter. */
export function nameOf({ pointer }: Pick<SchemaView, 'pointer'>): string | undefined {
  const tokens = (pointer.split(' & ')[0] ?? '').split('/');
  let suffix = '';
  for (let index = tokens.length - 1; index > 0; index--) {
    const token = (tokens[index] ?? '').replaceAll('~1', '/').replaceAll('~0', '~');
    if (containers.has(tokens[index - 1] ?? '')) return token + suffix;
    if (token === 'schema' || token === 'content') return undefined;
    suffix = (marks[token] ?? '') + suffix;
  }
  return undefined;
}

/** The place of a node that is there, without its value. */
export const place = ({ pointer }: Located): FindingPlace => ({ pointer });

/**
 * Returns the pointer of the schema that would contain a property of the other document: the same part of the composition, so that all
 * schemas that include the part name one place; otherwise the schema itself.
 */
export function ownerOf(property: Located | undefined, view: SchemaView): string {
  const owner = property?.pointer.replace(/\/properties\/[^/]*$/, '');
  return view.parts.find(({ pointer }) => pointer === owner)?.pointer ?? view.pointer;
}
