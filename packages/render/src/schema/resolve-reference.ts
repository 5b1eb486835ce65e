import { isObject, type JSONObject, type JSONValue, member, textMember } from '@specshelf/base/json';

/** A schema after its references, or the place of a reference that leads nowhere. */
export interface ResolvedSchema {
  /** Absent when the target is not in the fragment. */
  schema?: JSONObject | boolean;
  /** The first named schema on the way, or the name of a missing one. */
  name?: string;
  /** The pointers that were followed. */
  pointers: readonly string[];
}

/** Limit on references to references. */
const maxHops = 20;

/**
 * Follows the references of a schema within the fragment. Keywords beside a reference, such as its own description, take
 * precedence over those of the target.
 */
export function resolveReference(root: JSONObject, value: JSONValue): ResolvedSchema {
  let schema: JSONValue | undefined = value;
  let name: string | undefined;
  let siblings: JSONObject = {};
  const pointers: string[] = [];
  for (
    let pointer = textMember(schema, '$ref');
    pointer !== undefined;
    pointer = textMember(schema, '$ref')
  ) {
    name ??= nameIn(pointer);
    if (pointers.includes(pointer) || pointers.length === maxHops) return withName({ pointers }, name);
    pointers.push(pointer);
    siblings = { ...withoutReference(schema), ...siblings };
    schema = valueAt(root, pointer);
  }
  if (typeof schema === 'boolean') return withName({ schema, pointers }, name);
  if (!isObject(schema)) return withName({ pointers }, name);
  return withName({ schema: pointers.length === 0 ? schema : { ...schema, ...siblings }, pointers }, name);
}

function withName(resolved: ResolvedSchema, name: string | undefined): ResolvedSchema {
  return name === undefined ? resolved : { ...resolved, name };
}

function withoutReference(schema: JSONValue | undefined): JSONObject {
  if (!isObject(schema)) return {};
  const { $ref: _, ...siblings } = schema;
  return siblings;
}

/** The name of a pointer to a schema component. */
function nameIn(pointer: string): string | undefined {
  const name = /^#\/components\/schemas\/([^/]+)$/.exec(pointer)?.[1];
  return name === undefined ? undefined : decodeToken(name);
}

/** The value at a pointer in the fragment, such as `#/components/schemas/Pet`. */
export function valueAt(root: JSONObject, pointer: string): JSONValue | undefined {
  if (pointer === '#') return root;
  if (!pointer.startsWith('#/')) return undefined;
  let value: JSONValue | undefined = root;
  for (const token of pointer.slice(2).split('/').map(decodeToken)) {
    value = Array.isArray(value) ? value[Number(token)] : member(value, token);
    if (value === undefined) return undefined;
  }
  return value;
}

function decodeToken(token: string): string {
  try {
    return decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~');
  } catch {
    return token;
  }
}
