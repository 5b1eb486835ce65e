import { describeConformance } from '@specshelf/conformance';
import { createBackend } from '../src/backend.js';
import { startMocks as startMSW } from '../src/node.js';
import { startMocks } from './support/start-mocks.js';

describeConformance(
  'mocks in process',
  startMocks((options) => {
    const backend = createBackend(options);
    return { backend, fetch: backend.fetch, close: () => undefined };
  }),
);

describeConformance(
  'mocks through MSW',
  startMocks((options) => {
    const mocks = startMSW(options);
    return { backend: mocks, fetch: (request) => globalThis.fetch(request), close: mocks.close };
  }),
);
