import type { IncomingMessage, ServerResponse } from 'node:http';

/** Calls the listener when a response has ended. `isSent`: all of it was sent. */
export function onResponseEnd(
  request: IncomingMessage,
  response: ServerResponse,
  listener: (isSent: boolean) => void,
): void {
  let isSent = false;
  response.on('finish', () => {
    // Node.js also emits `finish` when the connection was closed before all was sent.
    isSent = !request.socket.destroyed;
  });
  response.on('close', () => listener(isSent));
}
