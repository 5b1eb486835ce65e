import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** The longest event loop delays in milliseconds, around the latest request with a document. */
export interface LoopDelays {
  /** From its first byte to its response. */
  upload: number;
  /** Since its response. */
  processing: number;
}

// Loaded by Node.js before the server. The timer of the monitor itself causes a delay of one millisecond.
const resolution = 1;
const histogram = monitorEventLoopDelay({ resolution });
let upload = 0;

if (isMainThread) {
  watchUploads();
  process.on('message', (message) => {
    if (message === 'delays') process.send?.({ upload, processing: longestDelay() });
    else restart();
  });
  // The server ends as it does without a monitor.
  process.channel?.unref();
}

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

function restart(): void {
  histogram.enable();
  histogram.reset();
}

function longestDelay(): number {
  return Math.max(0, histogram.max / 1e6 - resolution);
}
