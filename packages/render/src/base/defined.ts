/** The members of an object with a value. Absent and undefined are different for TypeScript's exact optional properties. */
export function defined<T extends object>(members: T): { [Key in keyof T]?: Exclude<T[Key], undefined> };
export function defined(members: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
