import { describeLargeContent } from '@specshelf/conformance';
import { eachDatabase } from '../../test/support/database/each-database.js';
import { serverTarget } from '../../test/support/server/server-target.js';

eachDatabase((name, databases) => describeLargeContent(`the server ${name}`, serverTarget(databases)));
