import { createServer } from 'node:http';
import type { PageService } from '@specshelf/console';
import { RequestError } from '@specshelf/service';
import { createByteBudget } from '@specshelf/service/byte-budget';
import express from 'express';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { beginRequestLog } from '../../src/http/request-log/request-log.js';
import { createPages, type PagesOptions } from '../../src/pages/create-pages.js';
import { listen } from '../../src/runtime/listen.js';
import { openRawConnection } from '../support/http/open-raw-connection.js';

const unexpected = () => {
  throw new Error('Unexpected call');
};

const service: PageService = {
  authenticate: unexpected,
  admit: unexpected,
  parseBody: unexpected,
  validateCall: unexpected,
  handle: unexpected,
  findSpace: unexpected,
  listSpaces: unexpected,
  listReadable: unexpected,
  listReadableSpecs: unexpected,
  countCatalogValues: unexpected,
  findCatalogCursor: unexpected,
  listGroupedChanges: unexpected,
  readChangelog: unexpected,
  reader: { open: unexpected, openText: unexpected },
  deviceLogins: { find: unexpected, approve: unexpected, deny: unexpected },
  recordRead: unexpected,
  search: unexpected,
  sources: { open: unexpected },
};

async function startPages(sender: PagesOptions['sender']): Promise<{ url: string; log: string[] }> {
  const log: string[] = [];
  const pages = createPages({
    service,
    sender,
    bodyLimit: 1024,
    bodyBudget: createByteBudget({ capacity: 1024 }),
    deps: {
      publicURL: 'http://localhost',
      now: () => new Date(0),
      newId: unexpected,
      seal: unexpected,
      open: unexpected,
    },
    endedSessions: { add: unexpected, has: unexpected },
    logger: pino({}, { write: (line) => log.push(line) }),
  });
  const app = express();
  app.use((_request, response, next) => {
    beginRequestLog(response, { requestId: 'request1' }, false);
    next();
  });
  app.use(pages);
  app.use((_error: unknown, _request: unknown, response: express.Response, _next: unknown) => {
    response.sendStatus(503);
  });
  const { url, close } = await listen(createServer(app), { host: '127.0.0.1', port: 0 });
  onTestFinished(() => close());
  return { url, log };
}

it('counts a page among the responses in transit before it is sent', async () => {
  const bodies: unknown[] = [];
  let isFull = false;
  const { url } = await startPages({
    send: unexpected,
    beginTransit: (_response, body) => {
      bodies.push(body);
      if (isFull) throw new RequestError('overloaded', 'Full.');
    },
  });
  const page = await (await fetch(`${url}/sign-in`)).text();
  expect(bodies).toEqual([page]);
  isFull = true;
  expect((await fetch(`${url}/sign-in`)).status).toBe(503);
});

it('replaces a page that could not be sent by a page with the reason', async () => {
  let failures = 1;
  const { url, log } = await startPages({
    send: unexpected,
    beginTransit: () => {
      if (failures-- > 0) throw new RequestError('overloaded', 'The server is full.');
    },
  });
  const response = await fetch(`${url}/sign-in`);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('<p>The server is full.</p>');
  expect(log).toEqual([]);
});

it('logs an unexpected error with the ID of the request and answers with a page that hides it', async () => {
  let failures = 1;
  const { url, log } = await startPages({
    send: unexpected,
    beginTransit: () => {
      if (failures-- > 0) throw new Error('Out of order');
    },
  });
  const response = await fetch(`${url}/sign-in`);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('Out of order');
  expect(log.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ msg: 'page failed', requestId: 'request1' }),
  ]);
});

it('answers before a client has sent its whole request, and closes the connection', async () => {
  const { url } = await startPages({ send: unexpected, beginTransit: () => undefined });
  const client = openRawConnection(url);
  client.send(
    'POST /sign-in HTTP/1.1\r\nHost: a\r\nSec-Fetch-Site: cross-site\r\nContent-Length: 1000000\r\n\r\nx',
  );
  expect(await client.ended).toMatch(/^HTTP\/1.1 403 (?:.*\r\n)*connection: close\r\n/i);
});
