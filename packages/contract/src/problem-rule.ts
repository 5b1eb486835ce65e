/** A rule that the code of a `ProcessingProblem` names. */
export interface ProblemRule {
  /** The code of its problems. */
  readonly code: string;
  /** The problem in a few words. */
  readonly title: string;
  /** `error`, `warning`, `info`, or several of them, which depend on the version of OpenAPI. */
  readonly severity: string;
  /** The meaning and a possible fix. Names of fields are in backticks. */
  readonly meaning: string;
  /** The files of a description with exactly this problem. */
  readonly wrong: readonly ProblemExample[];
  /** The files of a description without it. */
  readonly right: readonly ProblemExample[];
}

/** A file of an example, or words about one that is too large, or that depends on a server. */
export interface ProblemExample {
  readonly language: 'json' | 'text' | 'yaml';
  /** The path of the file, if the example has several. */
  readonly path?: string;
  readonly text: string;
}
