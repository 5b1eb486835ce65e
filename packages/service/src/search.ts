// For stores, which need it with the first search only.
export { createMemoryIndex, expandPrefixes, prefixesIn, tokensOfTerm, wordOfToken } from '@specshelf/search';
export { idsOfChunk } from './search/chunk-ids.js';
export { type ExpressionFind, findInTurn } from './search/find-in-turn.js';
export { indexVersion } from './search/index-version.js';
export { shownVersion } from './state/settings/shown-version.js';
export { unpackIndex } from './work/heavy-work/search/pack-index.js';
export {
  documentsInChunk,
  printWords,
  readEntries,
  readWords,
} from './work/heavy-work/search/search-chunks.js';
