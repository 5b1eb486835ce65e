import { describeTwins } from './twin/describe-twins.js';

// The heavier tests ask ten times as much.
describeTwins(Number(process.env['SPECSHELF_TWIN_REQUESTS'] ?? 2000));
