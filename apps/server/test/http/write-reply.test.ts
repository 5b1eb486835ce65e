import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, it } from 'vitest';
import { writeReply } from '../../src/http/response/create-reply-sender.js';

it('a disconnect during a response is not an error', async () => {
  const body = Buffer.alloc(100_000_000, 'x');
  const app = express();
  const written = new Promise<unknown>((resolve) => {
    app.get('/', (_request, response) => {
      response.once('error', resolve);
      response.once('close', () => resolve('closed'));
      writeReply(response, { status: 200, headers: {}, body }).catch(resolve);
    });
  });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port }: Pick<AddressInfo, 'port'> = Object(server.address());
  const request = get({ port, host: '127.0.0.1' }, (response) => {
    response.once('data', () => request.destroy());
    response.on('error', () => undefined);
  });
  expect(await written).toBe('closed');
  server.close();
});
