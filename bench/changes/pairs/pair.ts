/** Two versions of a document in files. */
export interface Pair {
  name: string;
  /** Absolute paths. */
  before: string;
  after: string;
}

/** A pair with an expectation. */
export interface Case extends Pair {
  /** `equivalent`: nothing changed for clients. `breaking`: at least one breaking change must be found. */
  expected: 'equivalent' | 'breaking';
}
