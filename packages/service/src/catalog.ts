// Rules of filters and sorting, for stores. A separate entry point, so that importing the mocks does not load them.
export {
  type CatalogValues,
  maxCountedEntries,
  maxValues,
  type ValueCounts,
} from './base/ports/search/catalog-values.js';
export { maxCount } from './base/ports/search/spec-search.js';
export { countProblems, matchingKinds, noProblems, problemKindsOf } from './base/problem-kinds.js';
export { lifecycleTerm, ownerTerm, tagTerm, termsOf } from './features/catalog/terms.js';
export { shownFacts } from './state/specs/shown-facts.js';
