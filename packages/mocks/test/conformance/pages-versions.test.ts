import { describeConformance } from '@specshelf/conformance';
import { mockTargets } from '../support/mock-targets.js';

const name = 'mocks in process';
describeConformance(name, mockTargets[name], 'pages/versions');
