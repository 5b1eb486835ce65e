/** Returns the text or number at a path of names in parsed JSON as a text; undefined if it is empty or something else. */
export function textAt(value: unknown, ...path: readonly string[]): string | undefined {
  const member = path.reduce(memberOf, value);
  if (typeof member === 'number') return String(member);
  return typeof member === 'string' && member !== '' ? member : undefined;
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}
