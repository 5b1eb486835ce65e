import type { OpenAPISpecSummary } from '../../base/ports/records.js';
import type { SpecFilter } from '../../base/ports/search/spec-search.js';
import type { ProblemFilter } from '../../base/problem-kinds.js';

/** The query parameters of the list of specifications. */
export interface SpecQuery {
  page?: string;
  limit?: number;
  q?: string;
  state?: NonNullable<SpecFilter['state']>;
  owner?: string;
  tag?: string;
  lifecycle?: string;
  visibility?: OpenAPISpecSummary['visibility'];
  problems?: ProblemFilter;
  sort?: `${'-' | ''}${'name' | 'updatedAt' | 'createdAt'}`;
}
