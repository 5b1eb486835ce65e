import type { IncomingMessage, ServerResponse } from 'node:http';

/** Tells when an answer has ended, and whether all of it was sent. */
export function onResponseEnd(
  request: IncomingMessage,
  response: ServerResponse,
  listener: (isSent: boolean) => void,
): void {
  let isSent = false;
  response.on('finish', () => {
    // Node.js says so too when the connection has gone before all was sent.
    isSent = !request.socket.destroyed;
  });
  response.on('close', () => listener(isSent));
}
