import type { Schema } from '@specshelf/contract';
import type { ProcessErrorCode } from './records.js';

/** A file to fetch from another server. */
export interface FetchRequest {
  url: string;
  /** The organization that the fetch is scheduled for: organizations take turns. */
  organizationId?: string;
  /** Sent only to the origin of `url`, also after redirects. Names in lower case. */
  headers?: Readonly<Record<string, string>>;
  /**
   * Validators of the stored response, and the URL that returned it after redirects. They are sent to this URL only, because
   * the same values have another meaning elsewhere.
   */
  validators?: Validators & { url: string };
}

/** Validators of a response, for conditional requests. */
export interface Validators {
  etag?: string;
  lastModified?: string;
}

export type FetchResult =
  | {
      kind: 'fetched';
      /** Decompressed. The character encoding is detected from the content. */
      bytes: Uint8Array;
      /** After redirects: the base URL of relative references. */
      url: string;
      validators: Validators;
    }
  /** The stored response is still current. */
  | { kind: 'unchanged'; url: string; validators: Validators }
  | FetchFailed;

export interface FetchFailed {
  kind: 'failed';
  code: Extract<ProcessErrorCode, 'FETCH_TIMEOUT' | 'FETCH_ERROR'>;
  cause: FetchFailureCause;
  /** For users. Must not reveal anything about the network of the server. */
  message: string;
  /** Whether a retry may succeed. */
  temporary: boolean;
  /** Delay that the source requests before a retry, in milliseconds. */
  retryAfter?: number;
}

/** Coarse causes, so that they reveal nothing to an attacker. The code of a problem is `fetch-<cause>`. */
export type FetchFailureCause =
  /** The server does not fetch this URL, or one that it redirects to. */
  | 'refused'
  /** DNS lookup or connection failed. */
  | 'unreachable'
  | 'timeout'
  | 'certificate'
  /** 401, 403, 407. */
  | 'unauthorized'
  /** 404, 410. */
  | 'not-found'
  /** 429. */
  | 'rate-limited'
  /** Any other 4xx, or a 2xx without a document. */
  | 'status'
  /** 5xx. */
  | 'source-error'
  | 'redirect'
  | 'too-large'
  /** Invalid HTTP, an unknown compression, or a truncated response. */
  | 'invalid-answer';

export type IntegrationEvent = Schema<'ContentComputeRevisionEvent'> | Schema<'ContentComputeDocumentEvent'>;

/** An event to send to an integration. */
export interface EventDispatch {
  integration: { name: string; endpoint: string; secret: string };
  event: IntegrationEvent;
  environment: Schema<'IntegrationEnvironment'>;
  /** Timeout in milliseconds. */
  time: number;
  /** Maximum size of the response, in bytes. */
  size: number;
}

export type EventResult =
  | { kind: 'responded'; text: string }
  /** The status of the response is not 200. */
  | { kind: 'rejected'; status: number; reason?: string }
  /** No valid response; `reason` continues a sentence that begins with `The integration "x"`. */
  | { kind: 'failed'; reason: string }
  | { kind: 'timeout' };

/** A request to the URL of a hook, signed with its secret. */
export interface HookCall {
  url: string;
  /** JSON. */
  body: string;
  secret: string;
  /** Timeout in milliseconds. */
  time: number;
}

export type HookResult =
  | { kind: 'accepted' }
  /** The reason for operators, such as `answered 401`. */
  | { kind: 'failed'; reason: string };
