import type { Principal, RequestContext, Service } from '@specshelf/service';

/** The methods of the service that tools call. */
export type MCPService = Pick<
  Service,
  'authenticate' | 'handle' | 'reader' | 'search' | 'listReadable' | 'listReadableSpecs' | 'recordRead'
>;

export interface MCPContext {
  service: MCPService;
  deps: {
    /** The public URL of the server, without a trailing slash. */
    readonly publicURL: string;
    readonly release: string;
    now(): Date;
  };
  /** Origins whose pages may send requests, besides that of the public URL. None by default. */
  origins?: '*' | readonly string[] | undefined;
  /** Logs an error for operators, unless the client caused it. */
  reportFailure(error: unknown, request: RequestContext): void;
}

/** A request, independent of the platform that received it. */
export interface MCPRequest {
  method: string;
  /** Without query, escaped. */
  path: string;
  /** Returns a header. `name` is in lower case. */
  header(name: string): string | undefined;
  context: RequestContext;
  /** Reads the body as JSON. Rejects a larger one before it is parsed. */
  readBody(limit: number): Promise<unknown>;
  /** Observes the caller. */
  onPrincipal?(principal: Principal): void;
  limits: {
    countToken(principal: Principal): Promise<void>;
    /** Does nothing if a limit has counted the request. */
    countAddress(): Promise<void>;
    countWrongToken(): Promise<void>;
  };
}
