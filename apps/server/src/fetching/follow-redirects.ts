import { type FetchRequest, parseURL } from '@specshelf/service';
import { FetchFailure } from './failures/fetch-failure.js';
import { onlyHeader, type SourceResponse } from './source-response.js';

/** One URL of a chain of redirects. */
export interface Hop {
  url: URL;
  /** The previous URLs of the chain. */
  previous: readonly URL[];
  /** Whether the headers of the source may be sent: not after a redirect to another origin, even if a later one returns. */
  isOwnOrigin: boolean;
}

export function firstHop({ url }: FetchRequest): Hop {
  return { url: withoutFragment(new URL(url)), previous: [], isOwnOrigin: true };
}

/** Returns the target of a redirect; undefined if the response is none. */
export function nextHop(hop: Hop, response: SourceResponse, maximumRedirects: number): Hop | undefined {
  if (!redirectStatuses.has(response.statusCode)) return undefined;
  const url = redirectTarget(hop.url, response);
  const previous = [...hop.previous, hop.url];
  rejectInvalidRedirect(url, previous, maximumRedirects);
  return { url, previous, isOwnOrigin: hop.isOwnOrigin && url.origin === hop.url.origin };
}

/** Adds the redirect target to the message of a failure: only its origin, because the path or query may contain a signature. */
export function atHop({ url, previous }: Hop, failure: FetchFailure): FetchFailure {
  const { cause, message, temporary, retryAfter } = failure.result;
  if (previous.length === 0) return failure;
  const target = url.origin === 'null' ? `a ${url.protocol} URL` : url.origin;
  const { retryable } = failure;
  return new FetchFailure(cause, `After a redirect to ${target}: ${message}`, {
    retryable,
    temporary,
    retryAfter,
  });
}

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

function redirectTarget({ href: from }: URL, response: SourceResponse): URL {
  const location = onlyHeader(response, 'location');
  const url = location ? parseURL(location, from) : undefined;
  if (!url) {
    throw new FetchFailure(
      'redirect',
      'The redirect has no target: the Location header is missing, repeated, or not a URL. Use the URL of the document itself.',
    );
  }
  const target = withoutFragment(url);
  target.username = '';
  target.password = '';
  return target;
}

function rejectInvalidRedirect(target: URL, previous: readonly URL[], maximumRedirects: number): void {
  if (target.protocol === 'http:' && previous.at(-1)?.protocol === 'https:') {
    throw new FetchFailure(
      'redirect',
      'The URL redirects from https:// to http://. Use the target of the redirect, or correct the redirect.',
    );
  }
  if (previous.some(({ href }) => href === target.href)) {
    throw new FetchFailure(
      'redirect',
      'The URL redirects in a loop. Check that the document can be read without signing in.',
    );
  }
  if (previous.length > maximumRedirects) {
    throw new FetchFailure(
      'redirect',
      `The URL redirects more than ${maximumRedirects} times. Use the target of the last redirect.`,
    );
  }
}

function withoutFragment(url: URL): URL {
  url.hash = '';
  return url;
}
