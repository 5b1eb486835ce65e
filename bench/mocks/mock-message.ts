/** Milliseconds in a new process. */
export interface StartTimes {
  import: number;
  start: number;
  /** Until the first response of the list is read, for mocks that can be called. */
  first?: number;
}

/** Milliseconds of each call until its response arrives, and until it is read. */
export interface CallTimes {
  list: number[];
  get: number[];
  readList: number[];
  readGet: number[];
}

/** Number of calls of each operation. */
export type MockRequest = { calls: number };

export type MockReport = { kind: 'started'; times: StartTimes } | { kind: 'called'; times: CallTimes };
