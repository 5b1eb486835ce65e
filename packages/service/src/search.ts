// For stores, which need it with the first search only.
export { createMemoryIndex, tokensOfTerm, wordOfToken } from '@specshelf/search';
export { documentsInChunk, readEntries } from './heavy-work/search/search-chunks.js';
export { idsOfChunk } from './search/chunk-ids.js';
export { type ExpressionFind, findInTurn } from './search/find-in-turn.js';
export { indexVersion } from './search/index-version.js';
export { shownVersion } from './settings/shown-version.js';
