/** The members that have a value: what was never set is absent from an answer, not null. */
export function defined<T extends object>(members: T): { [Key in keyof T]?: Exclude<T[Key], undefined> };
export function defined(members: Readonly<Record<string, unknown>>): object {
  const kept: Record<string, unknown> = {};
  for (const name in members) {
    if (members[name] !== undefined) kept[name] = members[name];
  }
  return kept;
}
