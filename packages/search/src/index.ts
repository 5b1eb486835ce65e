export { createMemoryIndex, type FindOptions, type MemoryIndex } from './index/create-memory-index.js';
export type { MatchPlace } from './matches/match-places.js';
export { placesOfEntry } from './matches/places-of-entry.js';
export {
  documentId,
  idsOfGeneration,
  kindRange,
  partsOfId,
  ranksOf,
  type SearchIdParts,
} from './model/document-id.js';
export type { SearchDocument, SearchEntry, SearchKind } from './model/search-document.js';
export { createTierFinder } from './query/create-tier-finder.js';
export { createVocabulary } from './query/create-vocabulary.js';
export { expandPrefixes, prefixesIn } from './query/expand-prefixes.js';
export type { Expression } from './query/expression.js';
export {
  maxQueryLength,
  maxQueryWords,
  parseQuery,
  type Query,
  type QueryWord,
} from './query/parse-query.js';
export { isCorrectable, similarWords, suggestionsFor } from './query/suggestions-for.js';
export { allTiersOf, countTiersBeforeBodies, tiersOf } from './query/tiers-of.js';
export { tolerateErrors } from './query/tolerate-errors.js';
export { documentTokens, maxTextLength, type SearchFields } from './tokens/document-tokens.js';
export { scopeToken } from './tokens/scope-token.js';
export { bodyLetter } from './tokens/token-letters.js';
export { tokenize } from './tokens/tokenize.js';
export { tokensOfTerm, wordOfToken } from './tokens/tokens-of-term.js';
