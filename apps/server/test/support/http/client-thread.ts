import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

interface SentRequest {
  url: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  /** A function in the thread would have to build larger ones: they are copied. */
  body?: string | Uint8Array;
}

export interface ReceivedResponse {
  status: number;
  /** The size of the body in bytes. */
  size: number;
  /** The beginning of the body. */
  start: string;
}

/** An HTTP client in a thread of its own, so that its work is no part of that of the server in this thread. */
export interface ClientThread {
  /** Sends a request, and receives the whole response. Follows no redirects. */
  send(request: SentRequest): Promise<ReceivedResponse>;
  close(): Promise<void>;
}

const program = `
const { parentPort } = require('node:worker_threads');
const { request } = require('node:http');
parentPort.on('message', ({ url, method = 'GET', headers = {}, body }) => {
  const sent = request(url, { method, headers, agent: false }, (response) => {
    const first = [];
    let size = 0;
    response.on('data', (chunk) => {
      if (size < 1000) first.push(chunk);
      size += chunk.length;
    });
    response.on('end', () => {
      const start = Buffer.concat(first).toString().slice(0, 1000);
      parentPort.postMessage({ status: response.statusCode, size, start });
    });
  });
  sent.on('error', (error) => parentPort.postMessage({ status: 0, size: 0, start: String(error) }));
  sent.end(body);
});
`;

export function startClientThread(): ClientThread {
  const worker = new Worker(program, { eval: true });
  return {
    send: async (request) => {
      worker.postMessage(request);
      const [response]: ReceivedResponse[] = await once(worker, 'message');
      if (response === undefined) throw new Error('The client thread returned nothing');
      return response;
    },
    close: async () => {
      await worker.terminate();
    },
  };
}
