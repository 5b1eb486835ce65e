// Rules of filters and sorting, for stores. A separate entry point, so that importing the mocks does not load them.
export { nameKeyOf } from './catalog/name-key.js';
export { countProblems, matchingKinds, noProblems, problemKindsOf } from './catalog/problem-kinds.js';
export { lifecycleTerm, ownerTerm, tagTerm, termsOf } from './catalog/terms.js';
export {
  type CatalogValues,
  maxCountedEntries,
  maxValues,
  type ValueCounts,
} from './ports/search/catalog-values.js';
export { maxCount } from './ports/search/spec-search.js';
