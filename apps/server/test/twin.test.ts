import { describeTwins } from './twin/describe-twins.js';

// The heavy tests send 25 times as many.
describeTwins(Number(process.env['SPECSHELF_TWIN_REQUESTS'] ?? 400));
