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
