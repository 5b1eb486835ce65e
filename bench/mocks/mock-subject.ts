/** A mock to measure: a module, and the program that runs it. */
export interface MockSubject {
  name: string;
  /** Its imports are found from where it is. */
  file: string;
  node: string;
  /** The major version of `node`. */
  major: number;
  /** Whether it can be called, or only be started. */
  isCalled: boolean;
}

/** What could not be measured, and why. */
export interface Missing {
  name: string;
  reason: string;
}
