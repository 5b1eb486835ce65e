// Modules for processing, computed content, the reader, and the operator, without heavy work, which a server runs in other threads. All of
// them are one dynamic import, because each dynamic import adds files to a bundle.
// See docs/decisions/0021-lazy-load-heavy-modules.md.

export { createPruner } from '../features/retention/create-pruner.js';
export { createOperator } from '../operator/create-operator.js';
export { createReader } from '../reader/create-reader.js';
export { createSources } from '../reader/create-sources.js';
export { listReadable } from '../reader/list-readable.js';
export { listReadableSpecs } from '../reader/list-readable-specs.js';
export { readChangelog } from '../reader/read-changelog.js';
export { createIndexer } from '../search/create-indexer.js';
export { createComputedContent } from '../work/computed/create-computed-content.js';
export { createRenderers } from '../work/computed/renderers.js';
export { rebuildNext } from '../work/processing/rebuild-next.js';
export { runAttempt } from '../work/processing/run/run-attempt.js';
