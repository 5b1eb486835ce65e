import { describeConformance } from '@specshelf/conformance';
import { mockTargets } from '../test/support/mock-targets.js';

const name = 'mocks through MSW';
describeConformance(name, mockTargets[name]);
