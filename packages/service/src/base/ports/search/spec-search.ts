import type { ProblemFilter } from '../../problem-kinds.js';
import type { OpenAPISpecSummary } from '../records.js';

/** The value by which specifications are sorted. Ties are sorted by ID in the same direction. */
export type SpecSortKey = 'nameKey' | 'updatedAt' | 'createdAt';

/** Conditions that a specification must all meet. */
export interface SpecFilter {
  /** Terms that it has. */
  terms: readonly string[];
  /** Beginnings of terms that it has. */
  prefixes: readonly string[];
  state?: 'pending' | 'progress' | 'complete' | 'failed';
  visibility?: OpenAPISpecSummary['visibility'];
  problems?: ProblemFilter;
}

export interface SpecSearch {
  filter: SpecFilter;
  sortBy: SpecSortKey;
  descending: boolean;
  /** Returns specifications after this position. */
  after?: { key: string; id: string };
  /** Number of specifications to leave out before the first one. Databases read their entries, so only pages of the catalog use it. */
  skip?: number;
  limit: number;
}

/** The highest number of matches that are counted, so that the cost of a page does not grow with the organization. */
export const maxCount = 1_000;

export interface SpecSearchResult {
  records: OpenAPISpecSummary[];
  /** Whether there are specifications after these. */
  more: boolean;
  /** Number of matches; `maxCount` if there are more and the filter has conditions. */
  total: number;
  /** Whether there are more matches than `total`. */
  isCapped: boolean;
}
