import { describeConformance } from '@specshelf/conformance';
import { mockTargets } from './support/mock-targets.js';

for (const [name, start] of Object.entries(mockTargets)) describeConformance(name, start);
