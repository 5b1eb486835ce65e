import { describeConformance } from '@specshelf/conformance';
import { onPostgreSQL } from '../test/support/each-database.js';
import { serverTarget } from '../test/support/server-target.js';

onPostgreSQL((databases) =>
  describeConformance('the server on PostgreSQL (OP1, OP2)', serverTarget(databases)),
);
