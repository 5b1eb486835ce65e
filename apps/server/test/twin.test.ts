import { describeTwins } from './twin/describe-twins.js';

describeTwins(Number(process.env['SPECSHELF_TWIN_REQUESTS'] ?? 5000));
