import type { Problem } from '@specshelf/parser';

/** A problem of the last run of a specification. */
export type SpecProblem = Problem & {
  /** The ID of the refused change that the problem is. */
  change?: string;
};
