/** What a mock is made of. */
export interface MockInput {
  /** Our own document. */
  document: object;
  /** Of it, the two operations that are called. */
  part: object;
  /** What a constant answers with. */
  list: string;
  get: string;
}

/** What a module of `subjects` or `peers` exports. It imports what it measures, and nothing else. */
export interface MockModule {
  start(input: MockInput): unknown;
  /** Without it, only import and start are of interest. */
  prepare?(mock: unknown): MockCalls;
}

export interface MockCalls {
  list(): Promise<MockAnswer>;
  get(): Promise<MockAnswer>;
  /** Makes ten specifications. */
  seed?(): Promise<void>;
}

interface MockAnswer {
  status: number;
  /** Not there where an answer is a value already. */
  json?(): Promise<unknown>;
}
