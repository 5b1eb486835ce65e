import { describeConformance } from '@specshelf/conformance';
import { onPostgreSQL } from './support/each-database.js';
import { serverTarget } from './support/server-target.js';

onPostgreSQL((databases) =>
  describeConformance('the server on PostgreSQL (OP1, OP2)', serverTarget(databases)),
);
