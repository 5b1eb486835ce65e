/** Returns an own member of an unvalidated value. */
export function ownMember(value: unknown, name: string): unknown {
  return isContainer(value) && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

/** Whether a value is an object or an array. */
export function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
