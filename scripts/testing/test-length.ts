const length = process.env['TEST_LENGTH'];

/** Whether tests may take a minute: in the heavier tests, and before a release. */
export const isFull = length === 'full' || length === 'release';

/** Whether tests may take an hour: before a release only. */
export const isRelease = length === 'release';
