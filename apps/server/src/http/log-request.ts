import type { Request, Response } from 'express';
import type { Logger } from 'pino';

/** Logs a request when its answer has been sent, or when nobody waits for it any more. */
export function logRequest(logger: Logger, request: Request, response: Response): void {
  const { method, path } = request;
  const start = performance.now();
  response.once('close', () => {
    logger.info(
      {
        requestId: response.get('x-request-id'),
        method,
        // Without the query, where people put what should not be in a log.
        path,
        status: response.statusCode,
        ms: Math.round(performance.now() - start),
        ...(response.writableFinished ? {} : { aborted: true }),
      },
      'request',
    );
  });
}
