import { describeConformance } from '@specshelf/conformance';
import { startServerTarget } from './support/server-target.js';

describeConformance('the server on SQLite', startServerTarget);
