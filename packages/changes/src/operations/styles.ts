import { child, flag, text } from '../document/members.js';
import type { Located, Side } from '../model/comparison.js';

/** Returns style and `explode` with their defaults filled in. */
export function styleOf(node: Located, where: string): { style: string; explode: boolean } {
  const style = text(node, 'style') ?? (where === 'query' || where === 'cookie' ? 'form' : 'simple');
  return { style, explode: flag(node, 'explode', style === 'form') };
}

/** Whether values may be arrays or objects, whose serialization depends on `explode`. Without a type they may be. */
export function isStructured(schema: Located | undefined, side: Side): boolean {
  if (schema === undefined) return false;
  const target = side.resolve(schema);
  const type = child(target, 'type')?.value;
  if (type !== undefined) {
    const types = Array.isArray(type) ? type : [type];
    return types.includes('array') || types.includes('object');
  }
  const structural = [
    'properties',
    'items',
    'allOf',
    'oneOf',
    'anyOf',
    'prefixItems',
    'additionalProperties',
  ];
  return structural.some((name) => child(target, name) !== undefined);
}
