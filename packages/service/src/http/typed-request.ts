import type { OperationId, Request, Route } from '@specshelf/contract';
import type { Principal } from '../base/ports/access/principal.js';

/** A validated request for an operation. */
export interface Call {
  operationId: OperationId;
  path: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  header: Readonly<Record<string, unknown>>;
  body: unknown;
  principal: Principal;
  /** Whether a version in the reply counts as read. Default: true; false for the data of a page of the console. */
  isRead?: boolean;
}

/** A validated request whose operation is known. */
export type UntypedRequest = Omit<Call, 'operationId'>;

/** The one place where a validated request gets its type: adapters have validated it by the schemas of the contract. */
export function typedRequest<Id extends OperationId>(
  id: Id,
  route: Route,
  call: UntypedRequest,
): Request<Id, Principal> {
  if (!isRequestOf(id, route, call)) throw new Error(`A call of ${id} lacks parameters of its path`);
  return call;
}

function isRequestOf<Id extends OperationId>(
  _id: Id,
  route: Route,
  call: UntypedRequest,
): call is UntypedRequest & Request<Id, Principal> {
  return route.pathParameters.every((name) => typeof call.path[name] === 'string');
}
