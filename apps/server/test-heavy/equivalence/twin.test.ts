import { describeTwins } from '../../test/twin/describe-twins.js';

describeTwins(Number(process.env['SPECSHELF_TWIN_REQUESTS'] ?? 10_000));
