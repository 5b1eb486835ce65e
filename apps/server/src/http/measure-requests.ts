import type { RequestListener } from 'node:http';
import type { Metrics } from '../metrics/create-metrics.js';
import { answeredOperation } from './answered-operation.js';

/** Counts the requests that an application answers. */
export function measureRequests(
  app: RequestListener,
  { beginRequest }: Pick<Metrics, 'beginRequest'>,
): RequestListener {
  return (request, response) => {
    const end = beginRequest();
    response.once('close', () => {
      // Who hangs up before the end of the answer has not seen its status, or not all that it promised.
      const status = response.writableFinished ? String(response.statusCode) : 'aborted';
      end(answeredOperation(response), status);
    });
    app(request, response);
  };
}
