import { describeTwins } from './twin/describe-twins.js';

// The heavy tests send fifty times as many.
describeTwins(Number(process.env['SPECSHELF_TWIN_REQUESTS'] ?? 400));
