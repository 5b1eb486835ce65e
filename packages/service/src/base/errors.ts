import type { Change, ChangeSummary } from '@specshelf/changes';
import type { OpenAPISpecRecord } from './ports/records.js';

/** A problem of a request: its place, and the expected value. */
export interface RequestProblem {
  /** Pointer into the request, such as `/body/slug` or `/query/limit`. */
  path: string;
  message: string;
}

/** Meanings of failures. `error-reply.ts` maps each to a status. */
export type ErrorMeaning =
  | 'invalid-request'
  | 'unauthenticated'
  | 'invalid-identity-token'
  | 'insufficient-scope'
  | 'untrusted-publisher'
  | 'not-found'
  | 'method-not-allowed'
  | 'conflict'
  | 'incompatible'
  | 'too-large'
  | 'unsupported-media-type'
  | 'expectation-failed'
  | 'too-many-requests'
  | 'bad-gateway'
  | 'issuer-unavailable'
  | 'storage-unavailable'
  | 'storage-full'
  | 'overloaded'
  | 'gateway-timeout';

interface RequestErrorOptions extends ErrorOptions {
  /** Headers of the response. */
  headers?: Readonly<Record<string, string>>;
  /** For a conflict: the version that a label points to. */
  version?: string;
  /** For refused changes. */
  incompatibility?: Incompatibility;
}

/** The changes of a source that are refused. */
export interface Incompatibility {
  /** The first of them. */
  changes: readonly Change[];
  changeCount: number;
  summary: ChangeSummary;
}

export class RequestError extends Error {
  readonly meaning: ErrorMeaning;
  readonly problems: readonly RequestProblem[];
  readonly headers: Readonly<Record<string, string>>;
  readonly version: string | undefined;
  readonly incompatibility: Incompatibility | undefined;
  override readonly name: string = 'RequestError';

  constructor(
    meaning: ErrorMeaning,
    message: string,
    problems: readonly RequestProblem[] = [],
    { headers = {}, version, incompatibility, ...options }: RequestErrorOptions = {},
  ) {
    super(message, options);
    this.meaning = meaning;
    this.problems = problems;
    this.headers = headers;
    this.version = version;
    this.incompatibility = incompatibility;
  }
}

const storageMessages = {
  'storage-full': 'The server is out of storage. Reads work, writes fail. Try again later.',
  'storage-unavailable':
    'The storage of the server is unavailable or read-only at the moment. Try again later.',
};

/** A temporary failure of a store. The cause is for the operator. */
export class StorageUnavailable extends RequestError {
  constructor(meaning: keyof typeof storageMessages, cause: unknown, message = storageMessages[meaning]) {
    super(meaning, message, [], { cause });
  }
}

export function invalidRequest(problems: readonly RequestProblem[]): RequestError {
  const message = problems.map((problem) => `${problem.path}: ${problem.message}`).join('; ');
  return new RequestError('invalid-request', `The request is invalid. ${message}`, problems);
}

/** Throws `invalid-request` if there are problems. */
export function assertNoProblems(problems: readonly RequestProblem[]): void {
  if (problems.length > 0) throw invalidRequest(problems);
}

export function notFound(kind: string, id: string): RequestError {
  return notFoundError(`${kind} ${JSON.stringify(id)} was not found.`);
}

/** Like `notFound`, with another message. */
export function notFoundError(message: string): RequestError {
  return new RequestError('not-found', message);
}

/** Returns the error of an unknown path. A common cause is a base URL that ends with `/v1`, because clients add it. */
export function pathNotFound(path: string): RequestError {
  const hint = /^\/v1\/v1(?:\/|$)/.test(path)
    ? ' It begins with /v1 twice: leave it out of the base URL, clients add it.'
    : '';
  return notFoundError(`The path ${JSON.stringify(path)} was not found.${hint}`);
}

/** Returns the error of a specification without a version. Its reason shows whether a retry helps. */
export function noVersion({ slug, processingState, lastProcessErrorCode }: Processed): RequestError {
  const reason =
    processingState === 'complete' && lastProcessErrorCode
      ? `processing its source ended with ${lastProcessErrorCode}`
      : 'its source is still being processed';
  return notFoundError(`The OpenAPI specification ${JSON.stringify(slug)} has no version yet: ${reason}.`);
}

type Processed = Pick<OpenAPISpecRecord, 'slug' | 'processingState' | 'lastProcessErrorCode'>;

export function conflict(message: string): RequestError {
  return new RequestError('conflict', message);
}

export function tooLarge(message: string): RequestError {
  return new RequestError('too-large', message);
}

/** An upstream service failed. */
export function badGateway(message: string): RequestError {
  return new RequestError('bad-gateway', message);
}

/** An upstream service timed out. */
export function gatewayTimeout(message: string): RequestError {
  return new RequestError('gateway-timeout', message);
}

/** The server has no memory or no time left for this request at the moment. */
export function overloaded(message: string): RequestError {
  return new RequestError('overloaded', message);
}

const missingToken = 'An access token is required. Send `Authorization: Bearer <token>`.';

/** The request lacks a valid token. */
export function unauthenticated(message = missingToken): RequestError {
  return new RequestError('unauthenticated', message);
}

/** The request has a valid token with restrictions that this release does not know. */
export class RestrictedToken extends RequestError {
  override readonly name: string = 'RestrictedToken';

  constructor(unknown: readonly string[]) {
    super(
      'unauthenticated',
      `This access token has a restriction that this server does not know: ${unknown.join(', ')}. A newer release of Specshelf has created it. Use a server of that release, or a token without this restriction.`,
    );
  }
}

/** Names the organization if the caller has the scope in another one. */
export function insufficientScope(scope: string, organizationId?: string): RequestError {
  const place = organizationId === undefined ? '' : ` in the organization ${organizationId}`;
  return new RequestError('insufficient-scope', `A token with the scope ${scope}${place} is required.`);
}
