/** A mock to measure: a module, and the program that runs it. */
export interface MockSubject {
  name: string;
  /** Path of the module; its imports resolve from there. */
  file: string;
  node: string;
  /** The major version of `node`. */
  major: number;
  /** Whether it can be called, or only started. */
  isCalled: boolean;
}

/** A subject that could not be measured, with the reason. */
export interface Missing {
  name: string;
  reason: string;
}
