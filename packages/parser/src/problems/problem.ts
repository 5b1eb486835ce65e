/** A finding about a description, for its author. */
export interface Problem {
  message: string;
  /** Stable, kebab-case. */
  code: string;
  /** `info` reports how the description was processed, not a fault of the description. */
  severity: 'error' | 'warning' | 'info';
  /** JSON Pointer into the original file. */
  pointer?: string;
  /** Location of the file, unless it is the entry. */
  file?: string;
  /** From 1. */
  line?: number;
  /** From 1, in UTF-16 units. */
  column?: number;
}

/** Numbers of problems by severity. */
export type ProblemCounts = Record<Problem['severity'], number>;
