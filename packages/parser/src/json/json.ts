export type JSONValue = null | boolean | number | string | JSONValue[] | JSONObject;

export interface JSONObject {
  [name: string]: JSONValue;
}

export function isObject(value: unknown): value is JSONObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isArray(value: JSONValue | undefined): value is JSONValue[] {
  return Array.isArray(value);
}

/** An own member, and nothing inherited: `constructor` of an empty object is undefined here. */
export function member(object: JSONObject, name: string): JSONValue | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Sets an own member whatever its name: plain assignment of `__proto__` would change the prototype. */
export function setMember(object: JSONObject, name: string, value: JSONValue): void {
  if (name === '__proto__') {
    Object.defineProperty(object, name, { value, configurable: true, enumerable: true, writable: true });
  } else {
    object[name] = value;
  }
}

/** The kind of a value as a reader of a message would name it. */
export function nameOfKind(value: JSONValue): string {
  if (value === null) {
    return 'null';
  }
  if (Array.isArray(value)) {
    return 'an array';
  }
  if (typeof value === 'object') {
    return 'an object';
  }
  return typeof value === 'boolean' ? 'true or false' : `a ${typeof value}`;
}
