/** Adds `undefined` to the types of optional members, and accepts read-only arrays. */
export type Loose<T> = T extends readonly (infer Item)[]
  ? readonly Loose<Item>[]
  : T extends object
    ? { [Key in keyof T]: object extends Pick<T, Key> ? Loose<T[Key]> | undefined : Loose<T[Key]> }
    : T;
