import { expect, it } from 'vitest';
import { createLogger } from '../../src/logging/create-logger.js';

it('extra properties of errors and secrets in log lines are redacted', () => {
  let logged = '';
  const logger = createLogger({ logLevel: 'info' }, { write: (line) => (logged += line) });
  const request = { headers: { authorization: 'a secret' } };
  const error = Object.assign(new TypeError('It broke'), { code: 'E_BROKEN', request, url: 'a secret' });
  logger.error({ err: error, authorization: 'a secret', headers: 'a secret' }, 'failure');
  logger.error({ err: { token: 'a secret' } }, 'failure');
  logger.info({ audit: { action: 'token.create', token: { id: 'a', secret: 'a secret' } } }, 'audit');
  expect(logged).not.toContain('a secret');
  expect(
    logged
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line)),
  ).toMatchObject([
    { err: { type: 'TypeError', message: 'It broke', code: 'E_BROKEN' }, authorization: '[redacted]' },
    { msg: 'failure' },
    { audit: { token: { id: 'a', secret: '[redacted]' } } },
  ]);
});
