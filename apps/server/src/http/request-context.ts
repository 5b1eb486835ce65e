import type { Request } from 'express';
import type { LogContext } from '../log-context.js';

/** By what the lines of the log about a request are found. */
export function requestContext(request: Request, newRequestId: () => string): LogContext {
  const traceId = traceIdOf(request.get('traceparent'));
  return {
    requestId: givenRequestId(request) ?? newRequestId(),
    ...(traceId === undefined ? {} : { traceId }),
  };
}

/** A proxy that is trusted may have logged the request by an id of its own. Anybody else could give one that is used already. */
function givenRequestId(request: Request): string | undefined {
  const trusts: (address: string | undefined, hop: number) => boolean = request.app.get('trust proxy fn');
  const given = request.get('x-request-id') ?? '';
  return trusts(request.socket.remoteAddress, 0) && /^[\w.-]{1,64}$/.test(given) ? given : undefined;
}

/** As W3C Trace Context has it. It is only told: nothing is decided by it. */
function traceIdOf(traceparent: string | undefined): string | undefined {
  const [, traceId] =
    /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(?:-|$)/.exec(traceparent ?? '') ?? [];
  return traceId === '0'.repeat(32) ? undefined : traceId;
}
