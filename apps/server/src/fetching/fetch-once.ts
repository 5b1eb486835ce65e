import { defined, type FetchRequest, type FetchResult, type Validators } from '@specshelf/service';
import type { Dispatcher } from 'undici';
import { type Answer, onlyHeader } from './answer.js';
import { failureOfStatus } from './failures/failure-of-status.js';
import { FetchFailure } from './failures/fetch-failure.js';
import { toFetchFailure } from './failures/to-fetch-failure.js';
import { atHop, firstHop, type Hop, nextHop } from './follow-redirects.js';
import { refuseSourceURL, type TargetRules } from './guard/refuse-source-url.js';
import { acceptedEncodings, readBody } from './read-body.js';
import {
  conditionalHeaders,
  defaultHeaders,
  type RequestHeaders,
  readSourceHeaders,
  toValidator,
} from './request-headers.js';

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
  refuseTarget(options, request.url);
  let next: Hop | Success = firstHop(request);
  while (!('kind' in next)) next = await visit(options, { dispatcher, signal }, request, next);
  return next;
}

function refuseTarget(options: TargetRules, url: string): void {
  const refusal = refuseSourceURL(url, options);
  if (refusal) throw new FetchFailure('refused', `The URL ${refusal}.`);
}

async function visit(
  options: FetchOnceOptions,
  connection: Connection,
  request: FetchRequest,
  hop: Hop,
): Promise<Hop | Success> {
  try {
    refuseTarget(options, hop.url.href);
    const answer = await sendRequest(connection, hop.url, headersFor(request, hop));
    try {
      return (
        nextHop(hop, answer, options.maximumRedirects) ?? (await readAnswer(options, request, hop, answer))
      );
    } finally {
      // Releases the connection if the body was not read completely.
      answer.body.destroy();
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
): Promise<Answer> {
  const path = `${pathname}${search}`;
  const answer = await dispatcher.request({ origin, path, method: 'GET', headers, signal });
  // The reader of the body receives errors. A destroyed body also emits an error, which has no other listener.
  answer.body.on('error', () => undefined);
  return answer;
}

function headersFor({ headers, validators }: FetchRequest, hop: Hop): RequestHeaders {
  return {
    ...defaultHeaders,
    ...(hop.isOwnOrigin ? readSourceHeaders(headers) : {}),
    ...(validators?.url === hop.url.href ? conditionalHeaders(validators) : {}),
    'accept-encoding': acceptedEncodings,
  };
}

async function readAnswer(
  options: FetchOnceOptions,
  { headers = {}, validators }: FetchRequest,
  { url: { href: url }, isOwnOrigin }: Hop,
  answer: Answer,
): Promise<Success> {
  if (answer.statusCode === 200) {
    const bytes = await readBody(answer, options.maximumBytes);
    return { kind: 'fetched', bytes, url, validators: readValidators(answer) };
  }
  const known = validators?.url === url ? conditionalHeaders(validators) : {};
  if (answer.statusCode === 304 && Object.keys(known).length > 0) {
    return { kind: 'unchanged', url, validators: readValidators(answer) };
  }
  const sentOrWithheld = isOwnOrigin ? 'sent' : 'withheld';
  const sourceHeaders = Object.keys(headers).length === 0 ? 'none' : sentOrWithheld;
  throw failureOfStatus(answer, { sourceHeaders, now: options.now() });
}

function readValidators(answer: Answer): Validators {
  return defined({
    etag: toValidator(onlyHeader(answer, 'etag')),
    lastModified: toValidator(onlyHeader(answer, 'last-modified')),
  });
}
