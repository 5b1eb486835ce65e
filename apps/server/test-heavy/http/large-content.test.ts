import { describeLargeContent } from '@specshelf/conformance';
import { eachDatabase } from '@specshelf/store/test/each-database';
import { serverTarget } from '../../test/support/server/server-target.js';

eachDatabase((name, databases) => describeLargeContent(`the server ${name}`, serverTarget(databases)));
