import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Config, createServer, readConfig } from '@specshelf/server';

/** Messages from the server process to the program that started it. */
export type ServerMessage =
  | { kind: 'ready'; url: string; token: string }
  | { kind: 'delays'; delays: LoopDelays };

/** The longest event loop delays in milliseconds, around the latest request with a document. */
export interface LoopDelays {
  /** From its first byte to its response. */
  upload: number;
  /** Since its response. */
  processing: number;
}

const [folder = ''] = process.argv.slice(2);
// The timer of the monitor itself causes a delay of one millisecond.
const resolution = 1;
const histogram = monitorEventLoopDelay({ resolution });
let upload = 0;

watchUploads();
await serve();

/** Uses events of the HTTP server: a message from outside would arrive only when the event loop is free again. */
function watchUploads(): void {
  subscribe('http.server.request.start', (message) => {
    if (isUpload(message)) histogram.reset();
  });
  subscribe('http.server.response.finish', (message) => {
    if (!isUpload(message)) return;
    upload = longestDelay();
    histogram.reset();
  });
}

function isUpload(message: unknown): boolean {
  if (typeof message !== 'object' || message === null || !('request' in message)) return false;
  return message.request instanceof IncomingMessage && message.request.method === 'PUT';
}

function longestDelay(): number {
  return Math.max(0, histogram.max / 1e6 - resolution);
}

async function serve(): Promise<void> {
  const server = await createServer(configuration());
  const token = (await server.bootstrap()) ?? '';
  const { url } = await server.start();
  histogram.enable();
  process.on('message', (message) => {
    if (message === 'delays') send({ kind: 'delays', delays: { upload, processing: longestDelay() } });
    else if (message === 'reset') histogram.reset();
    else void server.close().then(() => process.disconnect());
  });
  send({ kind: 'ready', url, token });
}

function configuration(): Config {
  const read = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: join(folder, 'bench.sqlite'),
    LOG_LEVEL: 'error',
  });
  if (read.ok) return read.config;
  throw new Error(read.problems.join('\n'));
}

function send(message: ServerMessage): void {
  process.send?.(message);
}
