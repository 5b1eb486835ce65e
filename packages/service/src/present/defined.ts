/** The members that have a value: what was never set is absent from an answer, not null. */
export function defined<T extends object>(members: T): { [Key in keyof T]?: Exclude<T[Key], undefined> };
export function defined(members: object): object {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
