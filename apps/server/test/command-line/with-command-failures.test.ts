import { StartFailure } from '@specshelf/base/start-failure';
import { RequestError, StorageUnavailable } from '@specshelf/service';
import { expect, it } from 'vitest';
import { CommandFailure } from '../../src/command-line/command-failure.js';
import { withCommandFailures } from '../../src/command-line/with-command-failures.js';

const failureOf = (error: unknown): Promise<unknown> =>
  withCommandFailures(async () => {
    throw error;
  }).catch((failure: unknown) => failure);

it.each([
  ['a failure of the start', new StartFailure('The port is in use.'), ['The port is in use.'], 1],
  [
    'an unavailable database',
    new StorageUnavailable('storage-unavailable', new Error('locked')),
    [expect.stringMatching(/^The storage of the server is unavailable/)],
    1,
  ],
  [
    'an invalid option',
    new RequestError('invalid-request', 'The request is invalid.', [
      { path: 'keepDays', message: 'must be a whole number' },
      { path: 'logo', message: 'must be a URL' },
    ]),
    ['--keep-days must be a whole number.', 'logo must be a URL.'],
    2,
  ],
])('reports %s without a stack trace', async (_what, error, lines, exitCode) => {
  const failure = await failureOf(error);
  expect(failure).toBeInstanceOf(CommandFailure);
  expect(failure).toMatchObject({ lines, exitCode });
});

it('rethrows other errors', async () => {
  const error = new TypeError('unexpected');
  expect(await failureOf(error)).toBe(error);
});
