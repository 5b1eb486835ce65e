// What only processing, generated content and the operator need, without the heavy work: a server does that in other threads. It
// is loaded with the first of them, and all at once: the fewer ways there are into a bundle, the fewer files it is cut into.
// See docs/decisions/0021-lazy-load-heavy-modules.md.
export { createComputedContent } from './computed/create-computed-content.js';
export { createOperator } from './operator/create-operator.js';
export { rebuildNext } from './processing/rebuild-next.js';
export { runAttempt } from './processing/run-attempt.js';
export { createPruner } from './retention/create-pruner.js';
