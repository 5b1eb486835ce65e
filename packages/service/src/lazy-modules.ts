// Modules for processing, computed content, the reader, and the operator, without heavy work, which a server runs in other threads. All of
// them are one dynamic import, because each dynamic import adds files to a bundle.
// See docs/decisions/0021-lazy-load-heavy-modules.md.
export { createComputedContent } from './computed/create-computed-content.js';
export { createRenderers } from './computed/renderers.js';
export { createOperator } from './operator/create-operator.js';
export { rebuildNext } from './processing/rebuild-next.js';
export { runAttempt } from './processing/run/run-attempt.js';
export { createReader } from './reader/create-reader.js';
export { listReadable } from './reader/list-readable.js';
export { listReadableSpecs } from './reader/list-readable-specs.js';
export { readChangelog } from './reader/read-changelog.js';
export { createPruner } from './retention/create-pruner.js';
export { createIndexer } from './search/create-indexer.js';
export { createSources } from './source-view/create-sources.js';
