type Defined<T> = { [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key] } & {
  [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined>;
};

/** The members whose value is not `undefined`. */
export function defined<T extends object>(members: T): Defined<T>;
export function defined(members: Readonly<Record<string, unknown>>): object {
  const result: Record<string, unknown> = {};
  for (const name in members) {
    if (members[name] !== undefined) result[name] = members[name];
  }
  return result;
}
