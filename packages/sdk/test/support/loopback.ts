import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client, type ClientOptions } from '@specshelf/sdk';
import { onTestFinished } from 'vitest';

type Handler = (request: IncomingMessage, response: ServerResponse, count: number) => void;

/** Returns a client of a real HTTP server on the loopback interface, which closes after the test. */
export async function loopback(handler: Handler, options: ClientOptions = {}) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    handler(request, response, requests.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = addressOf(server.address());
  const client = new Client({ baseUrl: `http://127.0.0.1:${port}`, token: 'secret-token', ...options });
  return { client, requests };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (typeof address !== 'object' || address === null) throw new Error('not a TCP server');
  return address;
}
