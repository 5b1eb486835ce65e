import type { Principal, RequestContext, UnvalidatedCall, ValidatedRequest } from '@specshelf/service';
import type { Upload } from './uploaded-file.js';

/** A request from a browser, independent of the HTTP library. */
export interface ConsoleRequest {
  /** An adapter passes HEAD as GET. */
  method: string;
  /** Path and query in origin form, not normalized: a URL parser would resolve dot segments in the path. */
  target: string;
  headers: RequestHeaders;
  /** For log entries about this request. */
  context: RequestContext;
  /** Reads the body as an HTML form: empty when it has another media type. Rejects with a `RequestError` when it is invalid. */
  readForm(): Promise<URLSearchParams>;
  /** Reads the body as a form with files (`multipart/form-data`). Rejects with a `RequestError` when it is too large or invalid. */
  readUpload(): Promise<Upload>;
  /** Whether the Accept header ranks HTML above JSON. */
  prefersHTML(): boolean;
  /** Whether the Accept header ranks Markdown above HTML. */
  prefersMarkdown(): boolean;
  /** Validates a call of an operation by the schemas of the contract. */
  validate(call: UnvalidatedCall): Promise<ValidatedRequest>;
  /** Called with the principal of a valid session or token. */
  onSignedIn(principal: Principal): void;
  limits: RequestLimits;
}

export interface RequestHeaders {
  get(name: string): string | null;
}

/** Counts the request against a rate limit. Each method rejects with a `RequestError` when the limit is exceeded. */
export interface RequestLimits {
  /** Counts against the token of a principal. */
  countToken(principal: Principal): Promise<void>;
  /** Counts against the client's address, unless the request is already counted. */
  countAddress(): Promise<void>;
  /** Counts an invalid token against the client's address. */
  countWrongToken(): Promise<void>;
}
