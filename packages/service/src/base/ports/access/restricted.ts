/** Limits of a record that a server must enforce to accept it, by their names. */
export interface Restricted {
  /** Absent if there are none. */
  readonly restrictions?: readonly string[];
}
