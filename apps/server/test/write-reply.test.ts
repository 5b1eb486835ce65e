import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, it } from 'vitest';
import { writeReply } from '../src/http/write-reply.js';

it('who hangs up in the middle of an answer is no failure', async () => {
  const chunks = Array.from({ length: 100 }, () => 'x'.repeat(1_000_000));
  const app = express();
  const written = new Promise<unknown>((resolve) => {
    app.get('/', (_request, response) => {
      writeReply(response, { status: 200, headers: {}, chunks }).then(() => resolve('written'), resolve);
    });
  });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port }: Pick<AddressInfo, 'port'> = Object(server.address());
  const request = get({ port, host: '127.0.0.1' }, (response) => {
    response.once('data', () => request.destroy());
    response.on('error', () => undefined);
  });
  expect(await written).toBe('written');
  server.close();
});
