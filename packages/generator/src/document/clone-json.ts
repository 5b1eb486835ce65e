/** Deep copy of a JSON value. Many times faster than `structuredClone`, which supports more types. */
export function cloneJSON<Value>(value: Value): Value;
export function cloneJSON(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => cloneJSON(item));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = { ...value };
  // All members exist already, so even `__proto__` is set as a member.
  for (const name of Object.keys(copy)) copy[name] = cloneJSON(copy[name]);
  return copy;
}
