import { defined } from '@specshelf/base/defined';
import type { FetchRequest, FetchResult, Validators } from '@specshelf/service';
import type { Dispatcher } from 'undici';
import { failureOfStatus } from './failures/failure-of-status.js';
import { FetchFailure } from './failures/fetch-failure.js';
import { toFetchFailure } from './failures/to-fetch-failure.js';
import { atHop, firstHop, type Hop, nextHop } from './follow-redirects.js';
import { sourceURLProblem, type TargetRules } from './guard/source-url-problem.js';
import { acceptedEncodings, readBody } from './read-body.js';
import {
  conditionalHeaders,
  defaultHeaders,
  type RequestHeaders,
  readSourceHeaders,
  toValidator,
} from './request-headers.js';
import { onlyHeader, type SourceResponse } from './source-response.js';

export interface FetchOnceOptions extends TargetRules {
  /** Maximum size after decompression. */
  maximumBytes: number;
  maximumRedirects: number;
  /** In milliseconds since 1970. */
  now(): number;
}

export type Success = Exclude<FetchResult, { kind: 'failed' }>;

/** Sends one request for a source, and follows redirects. Throws a `FetchFailure`. */
export async function fetchOnce(
  options: FetchOnceOptions,
  dispatcher: Dispatcher,
  request: FetchRequest,
  signal: AbortSignal,
): Promise<Success> {
  // The original text: parsing would drop some characters that a URL must not contain.
  rejectForbiddenURL(options, request.url);
  let next: Hop | Success = firstHop(request);
  while (!('kind' in next)) next = await fetchHop(options, { dispatcher, signal }, request, next);
  return next;
}

function rejectForbiddenURL(options: TargetRules, url: string): void {
  const problem = sourceURLProblem(url, options);
  if (problem) throw new FetchFailure('refused', `The URL ${problem}.`);
}

async function fetchHop(
  options: FetchOnceOptions,
  connection: Connection,
  request: FetchRequest,
  hop: Hop,
): Promise<Hop | Success> {
  try {
    rejectForbiddenURL(options, hop.url.href);
    const response = await sendRequest(connection, hop.url, headersFor(request, hop));
    try {
      return (
        nextHop(hop, response, options.maximumRedirects) ??
        (await readResponse(options, request, hop, response))
      );
    } finally {
      // Releases the connection if the body was not read completely.
      response.body.destroy();
    }
  } catch (error) {
    throw atHop(hop, toFetchFailure(error));
  }
}

interface Connection {
  dispatcher: Dispatcher;
  signal: AbortSignal;
}

async function sendRequest(
  { dispatcher, signal }: Connection,
  { origin, pathname, search }: URL,
  headers: RequestHeaders,
): Promise<SourceResponse> {
  const path = `${pathname}${search}`;
  const response = await dispatcher.request({ origin, path, method: 'GET', headers, signal });
  // The reader of the body receives errors. A destroyed body also emits an error, which has no other listener.
  response.body.on('error', () => undefined);
  return response;
}

function headersFor({ headers, validators }: FetchRequest, hop: Hop): RequestHeaders {
  return {
    ...defaultHeaders,
    ...(hop.isOwnOrigin ? readSourceHeaders(headers) : {}),
    ...(validators?.url === hop.url.href ? conditionalHeaders(validators) : {}),
    'accept-encoding': acceptedEncodings,
  };
}

async function readResponse(
  options: FetchOnceOptions,
  { headers = {}, validators }: FetchRequest,
  { url: { href: url }, isOwnOrigin }: Hop,
  response: SourceResponse,
): Promise<Success> {
  if (response.statusCode === 200) {
    const bytes = await readBody(response, options.maximumBytes);
    return { kind: 'fetched', bytes, url, validators: readValidators(response) };
  }
  const known = validators?.url === url ? conditionalHeaders(validators) : {};
  if (response.statusCode === 304 && Object.keys(known).length > 0) {
    return { kind: 'unchanged', url, validators: readValidators(response) };
  }
  const sentOrWithheld = isOwnOrigin ? 'sent' : 'withheld';
  const sourceHeaders = Object.keys(headers).length === 0 ? 'none' : sentOrWithheld;
  throw failureOfStatus(response, { sourceHeaders, now: options.now() });
}

function readValidators(response: SourceResponse): Validators {
  return defined({
    etag: toValidator(onlyHeader(response, 'etag')),
    lastModified: toValidator(onlyHeader(response, 'last-modified')),
  });
}
