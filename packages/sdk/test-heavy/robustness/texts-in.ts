/** All texts that can be reached from a value, as a dump of it could show them. */
export function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  const known = new Set<unknown>();
  const pending: unknown[] = [value];
  for (let next = pending.pop(); pending.length > 0 || next !== undefined; next = pending.pop()) {
    if (typeof next === 'string') texts.push(next);
    if (typeof next !== 'object' || next === null || known.has(next)) continue;
    known.add(next);
    if (next instanceof Headers) pending.push([...next]);
    for (const key of Reflect.ownKeys(next)) pending.push(String(key), Reflect.get(next, key) ?? '');
  }
  return texts;
}
