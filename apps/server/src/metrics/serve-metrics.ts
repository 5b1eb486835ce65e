import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { methodNotAllowed } from '@specshelf/service';
import type { Logger } from 'pino';
import type { Metrics } from './create-metrics.js';

/**
 * Handles requests for `/metrics`, on a listener of its own.
 * See docs/decisions/0026-serve-metrics-on-a-separate-port.md.
 */
export function serveMetrics(metrics: Metrics, logger: Pick<Logger, 'error'>): RequestListener {
  return (request, response) => {
    respond(metrics, request, response).catch((error: unknown) => {
      logger.error({ err: error }, 'metrics failed');
      response.destroy();
    });
  };
}

async function respond(
  metrics: Metrics,
  { method = '', url = '' }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (url.split('?', 1)[0] !== '/metrics')
    return sendText(response, 404, 'Not found. This listener serves only /metrics.\n');
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return sendText(response, 405, `${methodNotAllowed(method, ['GET']).message}\n`);
  }
  sendText(response, 200, await metrics.text(), metrics.contentType);
}

function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  type = 'text/plain; charset=utf-8',
): void {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(text);
}
