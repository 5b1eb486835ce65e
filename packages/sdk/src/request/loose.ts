/** Adds `undefined` to the types of optional members. */
export type Loose<T> = T extends object
  ? { [Key in keyof T]: object extends Pick<T, Key> ? Loose<T[Key]> | undefined : Loose<T[Key]> }
  : T;
