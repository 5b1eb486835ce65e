import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { connect, createServer, Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTransit } from '../../src/http/response/create-transit.js';

it('measures progress by bytes that the kernel has taken while a stream refills the queue', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const socket = new Socket();
  const handle = { writeQueueSize: 32_768, bytesWritten: 32_768 };
  Reflect.set(socket, '_handle', handle);
  const destroy = vi.spyOn(socket, 'destroy').mockReturnValue(socket);
  const response = new ServerResponse(new IncomingMessage(socket));
  response.assignSocket(socket);
  createTransit({ window: 1_000, bytesPerWindow: 1_000 }).begin(response, Buffer.alloc(100_000));
  for (let window = 0; window < 3; window++) {
    handle.bytesWritten += 1_000;
    vi.advanceTimersByTime(1_000);
  }
  expect(destroy).not.toHaveBeenCalled();
  handle.bytesWritten += 999;
  vi.advanceTimersByTime(1_000);
  expect(destroy).toHaveBeenCalledTimes(1);
  response.emit('close');
});

// `createTransit` reads these members of Node.js, which are not documented.
it('the handle of a socket counts its bytes, and those that the kernel has not taken', async () => {
  const size = 32 * 1024 * 1024;
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const client = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  client.on('error', () => undefined);
  onTestFinished(() => {
    client.destroy();
    server.close();
  });
  client.pause();
  const [socket]: Socket[] = await once(server, 'connection');
  socket?.write(Buffer.alloc(size));
  const handle = Object(Reflect.get(Object(socket), '_handle'));
  const waiting: unknown = handle.writeQueueSize;
  expect(handle.bytesWritten).toBe(size);
  expect(waiting).toBeGreaterThan(0);
  expect(waiting).toBeLessThan(size);
  client.resume();
  if (socket) await once(socket, 'drain');
  expect(handle.writeQueueSize).toBe(0);
  socket?.destroy();
});
