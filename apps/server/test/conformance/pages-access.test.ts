import { describeConformance } from '@specshelf/conformance';
import { onSQLite } from '@specshelf/store/test/each-database';
import { serverTarget } from '../support/server/server-target.js';

onSQLite((databases) =>
  describeConformance('the server on SQLite (OP1, OP2)', serverTarget(databases), 'pages/access'),
);
