import { describeLargeContent } from '@specshelf/conformance';
import { eachDatabase } from '../test/support/each-database.js';
import { serverTarget } from '../test/support/server-target.js';

eachDatabase((name, databases) => describeLargeContent(`the server ${name}`, serverTarget(databases)));
