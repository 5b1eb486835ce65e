import { AbortedError, ConnectionError } from '@specshelf/sdk';
import { expect, test } from 'vitest';
import { clientOf, failure, json } from './support/fake-server.js';

const login = {
  deviceCode: 'a-code',
  expiresAt: '9999-01-01T00:00:00.000Z',
  intervalSeconds: 0.01,
};

test('polls until the user has decided, at the interval of the server', async () => {
  const { client, sent } = clientOf([
    json({ state: 'pending', intervalSeconds: 0.01 }),
    json({ state: 'slow-down', intervalSeconds: 0.02 }),
    json({ state: 'denied' }),
  ]);
  expect(await client.deviceLogins.wait(login)).toEqual({ state: 'denied' });
  expect(sent.map(({ body }) => body)).toEqual(Array(3).fill({ deviceCode: 'a-code' }));
});

test('ignores broken connections until the login expires', async () => {
  const replies = [new TypeError('broken'), json({ state: 'expired' })];
  expect(await clientOf(replies).client.deviceLogins.wait(login)).toEqual({ state: 'expired' });
  const over = { ...login, expiresAt: new Date(0).toISOString() };
  await expect(clientOf(replies).client.deviceLogins.wait(over)).rejects.toBeInstanceOf(ConnectionError);
});

test('rejects for errors of the server, and when the caller aborts', async () => {
  const { client } = clientOf(failure(400));
  await expect(client.deviceLogins.wait(login)).rejects.toMatchObject({ status: 400 });
  const signal = AbortSignal.abort();
  await expect(client.deviceLogins.wait(login, { signal })).rejects.toBeInstanceOf(AbortedError);
});
