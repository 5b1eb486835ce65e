import { describeConformance } from '@specshelf/conformance';
import { onPostgreSQL } from '../../test/support/database/each-database.js';
import { serverTarget } from '../../test/support/server/server-target.js';

onPostgreSQL((databases) =>
  describeConformance('the server on PostgreSQL (OP1, OP2)', serverTarget(databases), 'pages/versions'),
);
