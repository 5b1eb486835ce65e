/** A copy of plain JSON that can be changed without changing the original. Many times faster than `structuredClone`, which knows more. */
export function copyOf<Value>(value: Value): Value;
export function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => copyOf(item));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = { ...value };
  // Each is there already, so that even a member `__proto__` is set as a member.
  for (const name of Object.keys(copy)) copy[name] = copyOf(copy[name]);
  return copy;
}
