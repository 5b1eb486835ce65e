/** Milliseconds, in a process that has loaded nothing before. */
export interface StartTimes {
  import: number;
  start: number;
  /** The first answer of the list, read; of what can be called. */
  first?: number;
}

/** Milliseconds of each call until its answer is there, and until it is read. */
export interface CallTimes {
  list: number[];
  get: number[];
  readList: number[];
  readGet: number[];
}

/** How many times to call each operation. */
export type MockRequest = { calls: number };

export type MockReport = { kind: 'started'; times: StartTimes } | { kind: 'called'; times: CallTimes };
