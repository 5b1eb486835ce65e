import { randomSeed } from '../../../../scripts/testing/random-seed.js';
import { isRelease } from '../../../../scripts/testing/test-length.js';
import { describeTwins } from '../../test/twin/describe-twins.js';

const all = isRelease ? 10_000 : 1_000;

describeTwins({ count: Number(process.env['SPECSHELF_TWIN_REQUESTS'] ?? all), seed: randomSeed(5000) });
