import type { OpenAPISpecSummary } from '../../base/ports/records.js';
import type { SpecFilter } from '../../base/ports/search/spec-search.js';
import { matchingKinds, problemKindsOf } from '../../base/problem-kinds.js';
import { termsOf } from './terms.js';

/** Whether a specification meets all conditions of a filter. */
export function matchesFilter(spec: OpenAPISpecSummary, filter: SpecFilter): boolean {
  const { terms, prefixes, state, visibility, problems } = filter;
  if (visibility !== undefined && spec.visibility !== visibility) return false;
  if (state !== undefined && stateOf(spec) !== state) return false;
  if (problems !== undefined && !matchingKinds(problems).includes(problemKindsOf(spec.problemCounts)))
    return false;
  if (terms.length === 0 && prefixes.length === 0) return true;
  const own = knownTermsOf(spec);
  return (
    terms.every((term) => own.includes(term)) &&
    prefixes.every((prefix) => own.some((term) => term.startsWith(prefix)))
  );
}

/** Whether a filter has no condition, so that it matches every specification. */
export function matchesEverything({ terms, prefixes, state, visibility, problems }: SpecFilter): boolean {
  const hasTerms = terms.length > 0 || prefixes.length > 0;
  return !hasTerms && [state, visibility, problems].every((value) => value === undefined);
}

// Stores return immutable records, and the same one until it changes.
const knownTerms = new WeakMap<OpenAPISpecSummary, readonly string[]>();

function knownTermsOf(spec: OpenAPISpecSummary): readonly string[] {
  const known = knownTerms.get(spec);
  if (known) return known;
  const terms = termsOf(spec);
  knownTerms.set(spec, terms);
  return terms;
}

function stateOf({ processingState, lastProcessErrorCode }: OpenAPISpecSummary): SpecFilter['state'] {
  return processingState === 'complete' && lastProcessErrorCode !== undefined ? 'failed' : processingState;
}
