import type { FetchRequest, Validators } from '@specshelf/service';
import { FetchFailure } from './fetch-failure.js';

export type RequestHeaders = Readonly<Record<string, string>>;

/** The headers of the source itself, as they are sent. Throws for one that must not be. */
export function readSourceHeaders(headers: FetchRequest['headers'] = {}): RequestHeaders {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      const lowerCase = name.toLowerCase();
      refuseHeader(lowerCase, value);
      return [lowerCase, value];
    }),
  );
}

export const defaultHeaders: RequestHeaders = {
  accept: 'application/json, application/yaml, text/yaml, text/plain;q=0.9, */*;q=0.8',
  'user-agent': 'specshelf',
};

/** What a request asks for only if it has changed. A validator that cannot stand in a header is not sent. */
export function conditionalHeaders({ etag, lastModified }: Validators = {}): RequestHeaders {
  return {
    ...(isValidator(etag) ? { 'if-none-match': etag } : {}),
    ...(isValidator(lastModified) ? { 'if-modified-since': lastModified } : {}),
  };
}

/** What can be kept of an answer and sent again: visible, and at most 1 kB. */
export function isValidator(value: string | undefined): value is string {
  return value !== undefined && /^[ -~]{1,1024}$/.test(value);
}

// Never with a value: it may be a secret.
function refuseHeader(name: string, value: string): void {
  if (!/^[!#$%&'*+.^_`|~0-9a-z-]+$/.test(name)) {
    throw new FetchFailure(
      'refused',
      'A header of the source has a name that is not valid: only letters, digits and hyphens can be used.',
    );
  }
  if (ownHeaders.has(name) || name.startsWith('proxy-')) {
    throw new FetchFailure(
      'refused',
      `The header ${name} cannot be given for a source, because this server sets it itself. Leave it out.`,
    );
  }
  if (!/^[\t -~\u0080-\u00ff]*$/.test(value)) {
    throw new FetchFailure(
      'refused',
      `The value of the header ${name} has characters that a header cannot carry, such as line breaks.`,
    );
  }
}

// What frames a request, what decides on the form of the answer, and what would make something else of a GET.
const ownHeaders = new Set([
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'expect',
  'host',
  'http2-settings',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'keep-alive',
  'range',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
]);
