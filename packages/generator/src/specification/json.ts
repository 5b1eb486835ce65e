import type { JSONObject, JSONValue } from '@specshelf/parser';

export function isObject(value: unknown): value is JSONObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own member, and nothing inherited: `constructor` of an empty object is undefined here. */
export function member(object: JSONObject | undefined, name: string): JSONValue | undefined {
  return object !== undefined && Object.hasOwn(object, name) ? object[name] : undefined;
}

export function objectMember(object: JSONObject | undefined, name: string): JSONObject | undefined {
  const value = member(object, name);
  return isObject(value) ? value : undefined;
}

export function arrayMember(object: JSONObject | undefined, name: string): JSONValue[] {
  const value = member(object, name);
  return Array.isArray(value) ? value : [];
}

/** A text that says something: not empty, not only white space. */
export function textMember(object: JSONObject | undefined, name: string): string | undefined {
  const value = member(object, name);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** Sets an own member whatever its name: plain assignment of `__proto__` would change the prototype. */
export function setMember(object: JSONObject, name: string, value: JSONValue): void {
  if (name === '__proto__') {
    Object.defineProperty(object, name, { value, configurable: true, enumerable: true, writable: true });
  } else {
    object[name] = value;
  }
}
