import { describeConformance, suiteFolders } from '@specshelf/conformance';
import { mockTargets } from '../test/support/mock-targets.js';

const name = 'mocks through MSW';
for (const folder of suiteFolders) describeConformance(name, mockTargets[name], folder);
