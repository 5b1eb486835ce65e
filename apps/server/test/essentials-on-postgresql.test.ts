import { describeEssentials } from '@specshelf/conformance';
import { onPostgreSQL } from './support/database/each-database.js';
import { serverTarget } from './support/server/server-target.js';

// The whole suite on PostgreSQL is one of the heavy tests.
onPostgreSQL((databases) => describeEssentials('the server on PostgreSQL', serverTarget(databases)));
