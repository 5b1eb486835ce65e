import type { RequestContext } from '@specshelf/service';
import type { Request } from 'express';

/** By what the lines of the log about a request are found. */
export function requestContext({ headers }: Request, requestId: string): RequestContext {
  const traceId = traceIdOf(headers['traceparent']);
  return traceId === undefined ? { requestId } : { requestId, traceId };
}

/** A proxy that is trusted may have logged the request by an id of its own. Anybody else could give one that is used already. */
export function givenRequestId({ app, headers, socket }: Request): string | undefined {
  const given = headers['x-request-id'];
  if (typeof given !== 'string') return undefined;
  const trusts: (address: string | undefined, hop: number) => boolean = app.get('trust proxy fn');
  return trusts(socket.remoteAddress, 0) && /^[\w.-]{1,64}$/.test(given) ? given : undefined;
}

/** As W3C Trace Context has it. It is only told: nothing is decided by it. */
function traceIdOf(traceparent: unknown): string | undefined {
  if (typeof traceparent !== 'string') return undefined;
  const [, traceId] = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(?:-|$)/.exec(traceparent) ?? [];
  return traceId === '0'.repeat(32) ? undefined : traceId;
}
