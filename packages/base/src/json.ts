/** A value of a parsed document: untrusted input. */
export type JSONValue = null | boolean | number | string | JSONValue[] | JSONObject;

export interface JSONObject {
  [name: string]: JSONValue;
}

export type Container = JSONObject | JSONValue[];

export function isObject(value: unknown): value is JSONObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isArray(value: JSONValue | undefined): value is JSONValue[] {
  return Array.isArray(value);
}

/** Whether a value is an object or an array. */
export function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** Returns an own member, never an inherited one such as `constructor`; undefined for all other values than objects. */
export function member(value: unknown, name: string): JSONValue | undefined {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

export function textMember(value: unknown, name: string): string | undefined {
  const found = member(value, name);
  return typeof found === 'string' ? found : undefined;
}

/** Returns a text that is not blank. */
export function filledMember(value: unknown, name: string): string | undefined {
  const found = textMember(value, name);
  return found?.trim() === '' ? undefined : found;
}

export function numberMember(value: unknown, name: string): number | undefined {
  const found = member(value, name);
  return typeof found === 'number' ? found : undefined;
}

export function arrayMember(value: unknown, name: string): JSONValue[] {
  const found = member(value, name);
  return isArray(found) ? found : [];
}

export function objectMember(value: unknown, name: string): JSONObject | undefined {
  const found = member(value, name);
  return isObject(found) ? found : undefined;
}

/** Sets an own member. Plain assignment of `__proto__` would change the prototype. */
export function setMember(object: JSONObject, name: string, value: JSONValue): void {
  if (name === '__proto__') {
    Object.defineProperty(object, name, { value, configurable: true, enumerable: true, writable: true });
  } else {
    object[name] = value;
  }
}

/** The own members of an object without a value of undefined, in order. */
export function entriesOf(value: unknown): [string, JSONValue][] {
  return isObject(value) ? Object.entries(value).filter(([, child]) => child !== undefined) : [];
}

/** Names the type of a value in messages. */
export function typeName(value: JSONValue): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
