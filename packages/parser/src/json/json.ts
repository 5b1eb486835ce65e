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

export function isContainer(value: JSONValue | undefined): value is Container {
  return typeof value === 'object' && value !== null;
}

/** Returns an own member, never an inherited one such as `constructor`. */
export function member(object: JSONObject | undefined, name: string): JSONValue | undefined {
  return object !== undefined && Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Sets an own member. Plain assignment of `__proto__` would change the prototype. */
export function setMember(object: JSONObject, name: string, value: JSONValue): void {
  if (name === '__proto__') {
    Object.defineProperty(object, name, { value, configurable: true, enumerable: true, writable: true });
  } else {
    object[name] = value;
  }
}

/** Names the type of a value in messages. */
export function typeName(value: JSONValue): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
