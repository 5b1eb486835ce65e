import { describeConformance } from '@specshelf/conformance';
import { onPostgreSQL } from '@specshelf/store/test/each-database';
import { serverTarget } from '../../test/support/server/server-target.js';

onPostgreSQL((databases) =>
  describeConformance('the server on PostgreSQL (OP1, OP2)', serverTarget(databases), 'pages/documentation'),
);
