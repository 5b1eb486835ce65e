/** A JSON value of a specification: untrusted input. */
export type JSONValue = string | number | boolean | null | readonly JSONValue[] | JSONObject;

export interface JSONObject {
  readonly [name: string]: JSONValue | undefined;
}

export function isObject(value: unknown): value is JSONObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own member of an object; undefined for all other values. */
export function member(value: JSONValue | undefined, name: string): JSONValue | undefined {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

export function textMember(value: JSONValue | undefined, name: string): string | undefined {
  const found = member(value, name);
  return typeof found === 'string' ? found : undefined;
}

export function numberMember(value: JSONValue | undefined, name: string): number | undefined {
  const found = member(value, name);
  return typeof found === 'number' ? found : undefined;
}

export function arrayMember(value: JSONValue | undefined, name: string): readonly JSONValue[] {
  const found = member(value, name);
  return isArray(found) ? found : [];
}

export function objectMember(value: JSONValue | undefined, name: string): JSONObject | undefined {
  const found = member(value, name);
  return isObject(found) ? found : undefined;
}

// `Array.isArray` does not narrow a readonly array.
function isArray(value: JSONValue | undefined): value is readonly JSONValue[] {
  return Array.isArray(value);
}

/** The own members of an object without a value of undefined, in order. */
export function entriesOf(value: JSONValue | undefined): [string, JSONValue][] {
  if (!isObject(value)) return [];
  const entries: [string, JSONValue][] = [];
  for (const name of Object.keys(value)) {
    const child = value[name];
    if (child !== undefined) entries.push([name, child]);
  }
  return entries;
}
