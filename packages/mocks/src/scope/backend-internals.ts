import type { BaseURL } from '../http/base-url.js';
import type { readJSON } from '../http/read-json-body.js';
import type { validateRequest } from '../http/validate-request.js';
import type { Backend } from '../types/backend-api.js';
import type { Clock } from '../types/clock.js';
import type { ScopeContext } from './handle-in-scope.js';

/** The parts of a backend that other entry points need. */
export interface BackendInternals {
  base: BaseURL;
  clock: Clock;
  /** Returns the current state and the options of the scope. `reset` and `restore` replace the state. */
  context(): ScopeContext;
  /** Entry points that import it instead bundle its validators. */
  validateRequest: typeof validateRequest;
  /** The same for the rules of bodies. */
  readJSON: typeof readJSON;
}

/** By the call log: mocks are other objects than their backend, and share its members. */
const internals = new WeakMap<Backend['calls'], BackendInternals>();

export function provideInternals({ calls }: Backend, provided: BackendInternals): void {
  internals.set(calls, provided);
}

/** Returns the internals of a backend. Throws a `TypeError` if another copy of this package created it. */
export function internalsOf(backend: Backend): BackendInternals {
  const found = internals.get(backend?.calls);
  if (found) return found;
  throw new TypeError(
    'The backend must be created by the same copy of `@specshelf/mocks`: load all of its entry points with `import`, or all with `require`.',
  );
}
