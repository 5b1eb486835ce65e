import { createBackend } from '../../src/backend.js';
import { startMocks as startMSW } from '../../src/node.js';
import { startMocks } from './start-mocks.js';

/** Conformance targets of the mocks: in process and through MSW. */
export const mockTargets = {
  'mocks in process': startMocks((options) => {
    const backend = createBackend(options);
    return { backend, fetch: backend.fetch, close: () => undefined };
  }),
  'mocks through MSW': startMocks((options) => {
    const mocks = startMSW(options);
    return { backend: mocks, fetch: (request) => globalThis.fetch(request), close: mocks.close };
  }),
};
