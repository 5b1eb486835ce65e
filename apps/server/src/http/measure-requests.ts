import type { RequestListener } from 'node:http';
import type { Metrics } from '../metrics/create-metrics.js';
import { answeredOperation } from './answered-operation.js';
import { onAnswered } from './on-answered.js';

/** Counts the requests that an application answers. */
export function measureRequests(
  app: RequestListener,
  { beginRequest }: Pick<Metrics, 'beginRequest'>,
): RequestListener {
  return (request, response) => {
    const end = beginRequest();
    onAnswered(request, response, (isSent) => {
      // Who hangs up before the end of the answer has not seen its status, or not all that it promised.
      end(answeredOperation(response), isSent ? String(response.statusCode) : 'aborted');
    });
    app(request, response);
  };
}
