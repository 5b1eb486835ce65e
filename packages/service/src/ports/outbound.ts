import type { ProcessErrorCode } from './records.js';

/** A file to fetch from somebody else's server. */
export interface FetchRequest {
  url: string;
  /** The organization on whose behalf it is fetched: organizations take turns. */
  organizationId?: string;
  /** Sent to the origin of `url` and to no other, also when it redirects. Names in lower case. */
  headers?: Readonly<Record<string, string>>;
  /**
   * Of the answer that is at hand, and the URL that gave it after redirects: that one may say that nothing has changed since.
   * No other is asked so, because the same words mean something else there.
   */
  validators?: Validators & { url: string };
}

/** What a source says of one answer, to tell it from the next. */
export interface Validators {
  etag?: string;
  lastModified?: string;
}

/** What fetching a URL gave. */
export type FetchResult =
  | {
      kind: 'fetched';
      /** After the encoding of the transfer is undone. What text they are is told from their content. */
      bytes: Uint8Array;
      /** After redirects: what relative references are resolved against. */
      url: string;
      validators: Validators;
    }
  /** The answer whose validators were given still holds. */
  | { kind: 'unchanged'; url: string; validators: Validators }
  | FetchFailed;

export interface FetchFailed {
  kind: 'failed';
  code: Extract<ProcessErrorCode, 'FETCH_TIMEOUT' | 'FETCH_ERROR'>;
  cause: FetchFailureCause;
  /** In words that help the user and tell nothing of the network behind the server. */
  message: string;
  /** Whether trying again later may help. */
  temporary: boolean;
  /** How long the source asks to be left alone, in milliseconds. */
  retryAfter?: number;
}

/** Classes that tell the user what to do, and an attacker nothing. Each is the code of a problem as `fetch-<cause>`. */
export type FetchFailureCause =
  /** The URL, or one that it redirects to, is one that this server does not fetch. */
  | 'refused'
  /** The name of the host, or the connection to it. */
  | 'unreachable'
  | 'timeout'
  | 'certificate'
  /** 401, 403, 407: the source wants to know who asks. */
  | 'unauthorized'
  /** 404, 410. */
  | 'not-found'
  /** 429. */
  | 'rate-limited'
  /** Any other 4xx, or a 2xx that is no document. */
  | 'status'
  /** 5xx. */
  | 'source-error'
  | 'redirect'
  | 'too-large'
  /** No valid HTTP, an unknown compression, an answer cut short. */
  | 'invalid-answer';
