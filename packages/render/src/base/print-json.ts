import { isObject, type JSONValue, member } from '@specshelf/base/json';

/** Limit on values inside values: deeper ones are shown as an ellipsis, because their indentation alone would be larger than all text. */
const maxDepth = 64;

/** Prints JSON in lines, at any depth. */
export function printJSON(value: JSONValue): string {
  return JSON.stringify(depthOf(value) > maxDepth ? cutDeep(value, maxDepth) : value, undefined, 2);
}

/** Prints JSON in one line. Of values longer than `limit`, only the first characters are printed, and at least as many. */
export function printStart(value: JSONValue, limit: number, depth = maxDepth): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, Math.max(0, limit) + 1));
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (depth === 0) return '"…"';
  const isList = Array.isArray(value);
  let text = isList ? '[' : '{';
  let separator = '';
  // `for in` stops early, and allocates no list of names.
  for (const name in value) {
    const child = member(value, name) ?? (isList ? value[Number(name)] : undefined);
    if (text.length > limit) return text;
    if (child === undefined) continue;
    text += separator + (isList ? '' : `${JSON.stringify(name)}: `);
    text += printStart(child, limit - text.length, depth - 1);
    separator = ', ';
  }
  return text + (isList ? ']' : '}');
}

/** The depth up to one more than the limit. */
function depthOf(value: JSONValue): number {
  let depth = 0;
  for (let level: JSONValue[] = [value]; level.length > 0 && depth <= maxDepth; depth++) {
    level = level.flatMap(childrenOf);
  }
  return depth;
}

function childrenOf(value: JSONValue): JSONValue[] {
  if (Array.isArray(value)) return value;
  return isObject(value) ? Object.values(value).filter((child) => child !== undefined) : [];
}

function cutDeep(value: JSONValue, depth: number): JSONValue {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return '…';
  if (Array.isArray(value)) return value.map((child) => cutDeep(child, depth - 1));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, child]) =>
      child === undefined ? [] : [[name, cutDeep(child, depth - 1)]],
    ),
  );
}
