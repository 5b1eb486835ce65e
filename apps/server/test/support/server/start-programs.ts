import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

/** A request to a program, with the parts of the form as text. */
export interface Delivery {
  event: string;
  environment: string;
  headers: IncomingMessage['headers'];
  path: string;
}

interface ProgramResponse {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

export type Program = (delivery: Delivery) => ProgramResponse | Promise<ProgramResponse>;

/** HTTP servers of integrations on this machine. */
export interface Programs {
  /** Adds a program or replaces the one with this name, and returns its endpoint. */
  set(name: string, program: Program): string;
  close(): Promise<void>;
}

export async function startPrograms(): Promise<Programs> {
  const programs = new Map<string, Program>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const program = programs.get(path.split('/')[1] ?? '');
    const form = await formOf(request);
    const { status, body, headers } = (await program?.({
      event: String(form.get('event')),
      environment: String(form.get('environment')),
      headers: request.headers,
      path,
    })) ?? { status: 404, body: '' };
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The programs have no port');
  return {
    set(name, program) {
      programs.set(name, program);
      return `http://127.0.0.1:${address.port}/${name}`;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function formOf(request: IncomingMessage): Promise<FormData> {
  const chunks: Buffer[] = await Readable.from(request).toArray();
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  return new Response(Buffer.concat(chunks), { headers }).formData();
}
