import type { OperationId, Route } from '@specshelf/contract';
import type { HTTPReply } from '../base/http/http-reply.js';
import type { Principal, RequestContext } from '../base/ports/access/principal.js';
import type { Call, Service } from './service.js';
import type { UnvalidatedCall, ValidatedRequest } from './validate-call.js';

/** A request for the API. Adapters extend it with the objects of their platform, which their ports use. */
export interface APIRequest {
  readonly method: string;
  /** Path within the API, escaped. */
  readonly path: string;
  /** Query with its question mark; empty without a query. */
  readonly search: string;
  /** The network address of the client, for operations without a token. */
  readonly address?: string | undefined;
  readonly context?: RequestContext | undefined;
  /** Returns a header. `name` is in lower case. */
  header(name: string): string | undefined;
}

/** Differences between the platforms that receive requests. */
interface RequestPorts<Request extends APIRequest, Response> {
  limits?: RequestLimits<Request> | undefined;
  /** Reads and parses the body of an operation that takes one. */
  readBody(request: Request, route: Route): Promise<RequestBody>;
  /** Validates a request by the schemas of the contract. */
  validate(request: Request, values: UnvalidatedCall): Promise<ValidatedRequest>;
  /** Encodes and sends a reply. `operationId` is absent for replies that no operation returned. */
  send(request: Request, reply: HTTPReply, operationId?: OperationId): Promise<Response>;
  /** Returns the reply to a request that failed, after logging the failure. */
  fail(request: Request, error: unknown): Promise<HTTPReply>;
  /** Observes the operation, once it is known; undefined for a method that the path does not have. */
  onOperation?(request: Request, operationId: OperationId | undefined): void;
  /** Observes the caller, once it is known. */
  onPrincipal?(request: Request, principal: Principal): void;
  /** Answers a call in place of the service, or leaves it to others with undefined. `proceed` has the service answer. */
  intercept?(request: Request, call: Call, proceed: () => Promise<Response>): Promise<Response | undefined>;
}

/** Counts requests against rate limits; throws `too-many-requests` over a limit. */
interface RequestLimits<Request extends APIRequest> {
  countAddress(request: Request): Promise<void>;
  countToken(request: Request, principal: Principal): Promise<void>;
  countWrongToken(request: Request): Promise<void>;
}

export interface RequestBody {
  value: unknown;
  /** Releases the memory that is reserved for the body. */
  release(): void;
}

export interface RequestPipeline<Request extends APIRequest, Response> {
  service: Pick<Service, 'authenticate' | 'admit' | 'handle'>;
  ports: RequestPorts<Request, Response>;
  /** Whether to accept requests that violate the schemas of the contract. Default: false. */
  acceptInvalid?: boolean;
  /**
   * Whether to read and validate a request that its caller may not send, so that `intercept` receives it; `proceed` then rejects
   * it. By default it is rejected before its body is read.
   */
  interceptForbidden?: boolean;
}
