import { randomSeed } from '../../../scripts/testing/random-seed.js';
import { describeTwins } from './twin/describe-twins.js';

// The heavier tests send more of other requests.
describeTwins({ count: Number(process.env['SPECSHELF_TWIN_REQUESTS'] ?? 400), seed: randomSeed(4000) });
