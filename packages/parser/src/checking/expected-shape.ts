import type { Field, Shape } from '../structure/object-table.js';

/** Describes the shapes that a field allows, for messages. */
export const expectedShape = (field: Field): string => [...new Set(field.shapes.map(describe))].join(' or ');

export const withArticle = (kind: string) => `${/^[AEIOU](?!ser)|^XML/.test(kind) ? 'an' : 'a'} ${kind}`;

function describe(shape: Shape): string {
  switch (shape.is) {
    case 'array':
      return `an array of ${plural(shape.item)}`;
    case 'object':
      return shape.type.map ? 'an object' : `${withArticle(shape.type.kind)} object`;
    case 'integer':
      return 'an integer';
    default:
      return `a ${shape.is}`;
  }
}

function plural(item: Field): string {
  const shape = item.shapes[0];
  return shape?.is === 'object'
    ? `${shape.type.kind} objects`
    : shape?.is === 'string'
      ? 'strings'
      : 'values';
}
