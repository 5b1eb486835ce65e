import type { Route } from '@specshelf/contract';
import { invalidRequest } from '../base/errors.js';
import { type Query, rejectMalformedQuery, rejectNonCanonicalNumbers } from '../http/query.js';
import type { ValidatorError } from '../http/request-problems.js';

/** The parts of a request that the contract has schemas for. */
export interface UnvalidatedCall {
  route: Route;
  /** Parameters in the path, unescaped. */
  path: Readonly<Record<string, string>>;
  query: Query;
  body: unknown;
}

export interface ValidatedRequest {
  /** The query, with the types of the schemas. */
  query: Readonly<Record<string, unknown>>;
  errors: readonly ValidatorError[];
}

interface ValidationOptions {
  /** The query as it was sent, with its question mark; empty without a query. */
  search: string;
  /** Validates by the schemas of the contract. */
  validate(): Promise<ValidatedRequest>;
  /** Whether to accept requests that violate the schemas. Default: false. */
  acceptInvalid?: boolean | undefined;
}

const maxProblems = 100;

// Loaded on demand, for the mocks. See docs/decisions/0021-lazy-load-heavy-modules.md.
const loadBodyRules = () => import('./on-demand.js');

/** Throws `invalid-request` if the contract does not allow a call. Returns the query with the types of the schemas. */
export async function validateCall(
  { route, path, body }: UnvalidatedCall,
  { search, validate, acceptInvalid }: ValidationOptions,
): Promise<ValidatedRequest['query']> {
  if (route.takesBody && !acceptInvalid) (await loadBodyRules()).rejectCrowdedSource(body);
  if (search !== '') rejectMalformedQuery(route, search);
  const { query, errors } = await validate();
  if (acceptInvalid) return query;
  if (errors.length > 0) {
    const { requestProblems } = await loadBodyRules();
    throw invalidRequest(requestProblems(errors.slice(0, maxProblems), { path, search, body }));
  }
  if (search !== '') rejectNonCanonicalNumbers(query, search);
  return query;
}
