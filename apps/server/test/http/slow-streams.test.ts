import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
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
