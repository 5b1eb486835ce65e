/** Returns the part of a value that a JSON pointer refers to. */
export function followPointer(value: unknown, pointer: string): unknown {
  const names = pointer.split('/').slice(1);
  return names.reduce(member, value);
}

function member(value: unknown, name: string): unknown {
  const key = name.replaceAll('~1', '/').replaceAll('~0', '~');
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
