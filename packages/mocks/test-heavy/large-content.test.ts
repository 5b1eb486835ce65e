import { describeLargeContent } from '@specshelf/conformance';
import { mockTargets } from '../test/support/mock-targets.js';

for (const [name, start] of Object.entries(mockTargets)) describeLargeContent(name, start);
