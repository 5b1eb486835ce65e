/** The same type, with optional members that may also be `undefined`. */
export type Loose<T> = T extends object
  ? { [Key in keyof T]: object extends Pick<T, Key> ? Loose<T[Key]> | undefined : Loose<T[Key]> }
  : T;
