import { calls } from '@specshelf/contract';
import type { RequestOptions } from './client-options.js';
import type { HttpMethod, OperationId } from './operation-id.js';

/** One call of an operation, and its outcome. */
export interface Call {
  readonly operation: OperationId;
  readonly method: HttpMethod;
  /** The media type of a success; `null` when it has no body. */
  readonly mediaType: string | null;
  readonly options: RequestOptions;
  /** Whether the body of a success stays unread. */
  readonly raw: boolean;
  /** The path below the base URL, without the query. It has parameters in braces until the request is sent. */
  path: string;
  attempts: number;
  /** The last response, of any status. */
  response?: Response;
  /** The body of the response, if it has been read. */
  text: string;
  /** Whether the body of a success is read as bytes. */
  asBytes?: boolean;
  bytes?: ArrayBuffer;
  /** The content of a success, as openapi-fetch parsed it. */
  data?: unknown;
  /** The content of a failure, as openapi-fetch parsed it. */
  error?: unknown;
}

/** A call that has its response. */
export type CompletedCall = Call & { readonly response: Response };

export function newCall(operation: OperationId, options: RequestOptions, raw: boolean): Call {
  const [method, path, , , mediaType = 'application/json'] = calls[operation];
  return { operation, method, mediaType, options, raw, path, attempts: 0, text: '' };
}
