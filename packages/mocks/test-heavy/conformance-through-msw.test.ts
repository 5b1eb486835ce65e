import { describeConformance, suiteFolders } from '@specshelf/conformance';
import { mockTargets } from '../test/support/mock-targets.js';

const name = 'mocks through MSW';
// Pages are the same handlers behind MSW and in process, where `npm test` runs their suites.
for (const folder of suiteFolders)
  if (!folder.startsWith('pages/')) describeConformance(name, mockTargets[name], folder);
