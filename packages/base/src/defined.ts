/** The members whose value is not `undefined`. */
export function defined<T extends object>(members: T): { [Key in keyof T]?: Exclude<T[Key], undefined> };
export function defined(members: Readonly<Record<string, unknown>>): object {
  const result: Record<string, unknown> = {};
  for (const name in members) {
    if (members[name] !== undefined) result[name] = members[name];
  }
  return result;
}
