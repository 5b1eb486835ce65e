import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

interface Answer {
  status: string;
  type: string;
  message: string;
}

const answers: Record<string, Answer> = {
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

const notHTTP: Answer = {
  status: '400 Bad Request',
  type: 'invalid-request',
  message: 'This is not a valid HTTP request.',
};

// So that the answer is read before the connection is gone, and who does not hang up has it no longer.
const timeToRead = 1_000;

/**
 * Answers what Node.js could not read as a request, in the form that every failure has, and hangs up. An answer that is
 * under way on the connection is cut: nothing may be written into it.
 */
export function answerClientError(
  error: Error & { code?: string },
  socket: Duplex,
  response?: ServerResponse,
): void {
  const isAnswering = response?.headersSent && !response.writableFinished;
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) {
    socket.destroy();
    return;
  }
  socket.end(answerText(answers[error.code ?? ''] ?? notHTTP));
  setTimeout(() => socket.destroy(), timeToRead).unref();
}

function answerText({ status, type, message }: Answer): string {
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
