import { createServer } from 'node:http';
import { RequestError } from '@specshelf/service';
import express from 'express';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../src/listen.js';
import { createLinks } from '../src/pages/links.js';
import { sendPage } from '../src/pages/send-page.js';

it('counts a page among the responses in transit before it is sent', async () => {
  const bodies: unknown[] = [];
  const sender = {
    send: async () => undefined,
    beginTransit: (_response: unknown, body: unknown) => {
      bodies.push(body);
      if (bodies.length > 1) throw new RequestError('overloaded', 'Full.');
    },
  };
  const app = express();
  const visit = { links: createLinks(''), principal: undefined, sender };
  app.get('/', (_request, response) => {
    sendPage(response, visit, { status: 200, title: 'Title', content: 'content' });
  });
  app.use((_error: unknown, _request: unknown, response: express.Response, _next: unknown) => {
    response.sendStatus(503);
  });
  const listener = await listen(createServer(app), { host: '127.0.0.1', port: 0 });
  onTestFinished(() => listener.close());
  const page = await (await fetch(listener.url)).text();
  expect(bodies).toEqual([page]);
  expect((await fetch(listener.url)).status).toBe(503);
});
