import { uploadLimits } from '@specshelf/console';
import { errorReply } from '@specshelf/service';
import { type ByteBudget, createByteBudget } from '@specshelf/service/byte-budget';
import { expect, it, onTestFinished } from 'vitest';
import { requestLogOf } from '../../../src/http/request-log/request-log.js';
import { sendAsIs } from '../../../src/http/response/create-reply-sender.js';
import { readUpload } from '../../../src/pages/read-upload.js';
import { startApp, type TestApp } from '../../support/server/start-app.js';

const mebibyte = 1024 * 1024;
const bodyLimit = 27 * mebibyte;
const head = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.json"\r\n\r\n';
const form = `${head}{}\r\n--b--\r\n`;
const type = { 'content-type': 'multipart/form-data; boundary=b' };

/** Starts a server that reads uploads. Their path is the organization of the caller. */
async function startUploads(bodyBudget: ByteBudget): Promise<TestApp> {
  const app = await startApp(undefined, {
    pages: async (request, response) => {
      requestLogOf(response).principal = {
        subject: { id: 'tester', displayName: 'Tester' },
        grants: [{ organizations: [request.path], scopes: [] }],
      };
      try {
        const { files } = await readUpload({ bodyLimit, bodyBudget }, request, response);
        response.json(files.length);
      } catch (error) {
        await sendAsIs(errorReply(error), response);
      }
    },
  });
  onTestFinished(() => app.close());
  return app;
}

function beginUpload(app: TestApp, path: string) {
  const client = app.openRawConnection();
  client.send(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type['content-type']}\r\nContent-Length: ${bodyLimit}\r\n\r\n${head}`,
  );
  return client;
}

it('reserves memory for forms as they arrive, not by their declared length', async () => {
  const budget = createByteBudget({ capacity: 7 * bodyLimit });
  const app = await startUploads(budget);
  const idle = Array.from({ length: 7 }, (_, index) => beginUpload(app, `/acme${index}`));
  await expect.poll(() => budget.used).toBeGreaterThanOrEqual(7 * 64 * 1024);
  expect(budget.used).toBeLessThan(mebibyte);
  expect((await app.request('/other', { method: 'POST', headers: type, body: form })).status).toBe(200);
  for (const client of idle) client.hangUp();
  await expect.poll(() => budget.used).toBe(0);
});

it('leaves half of the memory to other organizations', async () => {
  const budget = createByteBudget({ capacity: 16 * mebibyte, small: mebibyte });
  const app = await startUploads(budget);
  const greedy = [beginUpload(app, '/acme'), beginUpload(app, '/acme'), beginUpload(app, '/acme')];
  await expect.poll(() => budget.used).toBeGreaterThanOrEqual(3 * 64 * 1024);
  for (const client of greedy) void client.sendAll(new Uint8Array(6 * mebibyte));
  await expect.poll(() => budget.used).toBeGreaterThan(6 * mebibyte);
  const body = `${head}${' '.repeat(3 * mebibyte)}\r\n--b--\r\n`;
  expect((await app.request('/other', { method: 'POST', headers: type, body })).text).toBe('1');
  expect(budget.used).toBeLessThanOrEqual(8 * mebibyte);
  for (const client of greedy) client.hangUp();
  await expect.poll(() => budget.used).toBe(0);
});

it.each([1, 100, 1_000])('answers a form with too many files, of %i bytes each', async (size) => {
  const app = await startUploads(createByteBudget({ capacity: 7 * bodyLimit }));
  const files = Array.from(
    { length: uploadLimits.files + 100 },
    (_, index) =>
      `--b\r\nContent-Disposition: form-data; name="files"; filename="${index}"\r\n\r\n${' '.repeat(size)}\r\n`,
  );
  const { status, text } = await app.request('/acme', {
    method: 'POST',
    headers: type,
    body: `${files.join('')}--b--\r\n`,
  });
  expect([status, text]).toEqual([413, expect.stringContaining('At most 5000 files are accepted.')]);
});

it('answers a form with too many fields', async () => {
  const app = await startUploads(createByteBudget({ capacity: 7 * bodyLimit }));
  const field = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
  const body = `${field.repeat(20_000)}--b--\r\n`;
  const { status, text } = await app.request('/acme', { method: 'POST', headers: type, body });
  const message = 'At most 50 fields that are not files are accepted.';
  expect([status, text]).toEqual([413, expect.stringContaining(message)]);
});
