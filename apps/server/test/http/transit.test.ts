import { expect, it } from 'vitest';
import { expectOnlySlowDisconnected, window } from '../support/http/read-in-windows.js';
import { startApp } from '../support/server/start-app.js';

const path = '/v1/orgs/acme/openapi';
const request = `GET ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer good\r\n\r\n`;
const size = 30_000_000;

/** A large body with a separate ETag for each slug. */
const reply = ({ path: { specSlug = 'list' } }: { path: Readonly<Record<string, unknown>> }) => ({
  status: 200,
  headers: { etag: `"${specSlug}"` },
  chunks: ['x'.repeat(size)],
});

it('disconnects a client that stops reading, and not one that reads', async ({ onTestFinished }) => {
  const app = await startApp(reply, { transit: { window, bytesPerWindow: 300 } });
  onTestFinished(() => app.close());
  await expectOnlySlowDisconnected(app, request, size);
});

it('rejects a response beyond the budget, counts a shared one once, and recovers', async ({
  onTestFinished,
}) => {
  const app = await startApp(reply, { transit: { budget: size * 1.5, window: 60_000 } });
  onTestFinished(() => app.close());
  const clients = [app.openRawConnection(), app.openRawConnection()];
  for (const client of clients) {
    client.send(request);
    await client.until(/ 200 OK/);
    client.pause();
  }
  expect((await app.request(path)).status).toBe(200);
  const rejected = await app.request(`${path}/other`);
  expect([rejected.status, Number(rejected.headers['retry-after']) > 0]).toEqual([503, true]);
  expect(JSON.parse(rejected.text)).toMatchObject({ error: { type: 'overloaded' } });
  for (const client of clients) client.hangUp();
  await expect.poll(async () => (await app.request(`${path}/other`)).status).toBe(200);
});

it('counts uncompressed text without an ETag', async ({ onTestFinished }) => {
  const app = await startApp(() => ({ status: 200, headers: {}, chunks: ['x'.repeat(size)] }), {
    transit: { budget: size * 1.5, window: 60_000 },
  });
  onTestFinished(() => app.close());
  const client = app.openRawConnection();
  client.send(request);
  await client.until(/ 200 OK/);
  client.pause();
  expect((await app.request(path)).status).toBe(503);
  client.hangUp();
  await expect.poll(async () => (await app.request(path)).status).toBe(200);
});
