/** A mock to measure: a module, and the program that runs it. */
export interface MockSubject {
  name: string;
  /** Path of the module; its imports resolve from there. */
  file: string;
  node: string;
  /** The major version of `node`. */
  major: number;
}

/** Inputs of a mock. */
export interface MockInput {
  /** Our contract. */
  document: object;
  /** The part of the contract with the two called operations. */
  part: object;
  /** Responses of constant mocks. */
  list: string;
  get: string;
}

/** The export of a module in `subjects` or `peers`. It imports only the measured package. */
export interface MockModule {
  start(input: MockInput): unknown;
  /** When absent, only import and start are measured. */
  prepare?(mock: unknown): MockCalls;
}

export interface MockCalls {
  list(): Promise<MockResponse>;
  get(): Promise<MockResponse>;
  /** Creates ten specifications. */
  seed?(): Promise<void>;
}

interface MockResponse {
  status: number;
  /** Absent when a response is already a value. */
  json?(): Promise<unknown>;
}

/** Milliseconds in a new process. */
export interface StartTimes {
  import: number;
  start: number;
  /** Until the first response of the list is read, for mocks that can be called. */
  first?: number;
}

/** Milliseconds of each call until its response arrives, and until it is read. */
export type CallTimes = Record<'list' | 'get' | 'readList' | 'readGet', number[]>;
