import { isRelease } from '../../../scripts/testing/test-length.js';
import { describeTargets } from './describe-targets.js';
import { mswOnNode } from './install-targets.js';

// Before each merge, the suite runs with the newest version of MSW only. The tests of the sources use msw 2 as well.
describeTargets(
  isRelease
    ? { throughMSW: mswOnNode, withoutMSW: true }
    : {
        throughMSW: [{ msw: '3.0.5', node: '24.21.0' }],
        withoutSuite: [{ msw: '2.15.0', node: '20.19.0' }],
      },
);
