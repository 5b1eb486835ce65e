import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

interface ErrorResponse {
  status: string;
  type: string;
  message: string;
}

const responses: Record<string, ErrorResponse> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    type: 'too-large',
    message: 'The headers of the request, or its path, are too large.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    type: 'timeout',
    message: 'The request took too long to arrive.',
  },
};

const notHTTP: ErrorResponse = {
  status: '400 Bad Request',
  type: 'invalid-request',
  message: 'This is not a valid HTTP request.',
};

// Time for the client to read the response before the connection is closed, in milliseconds.
const timeToRead = 1_000;

/**
 * Responds to data that Node.js cannot parse as a request, in the error format of the API, and closes the connection. A
 * response in progress on the connection is cut off: nothing may be written into it.
 */
export function sendClientError(
  error: Error & { code?: string },
  socket: Duplex,
  response?: ServerResponse,
): void {
  const isResponding = response?.headersSent && !response.writableFinished;
  if (error.code === 'ECONNRESET' || !socket.writable || isResponding) {
    socket.destroy();
    return;
  }
  socket.end(responseText(responses[error.code ?? ''] ?? notHTTP));
  setTimeout(() => socket.destroy(), timeToRead).unref();
}

function responseText({ status, type, message }: ErrorResponse): string {
  const body = JSON.stringify({ error: { code: Number.parseInt(status, 10), type, message } });
  return [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}
