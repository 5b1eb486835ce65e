import type { OperationId } from '@specshelf/contract';
import type { HTTPReply } from '@specshelf/service';
import { securityHeaders } from './security-headers.js';

export type ConsoleResponse = PageResponse | DocumentResponse | ReaderResponse;

/** A page or a redirect. Header names are lowercase. */
export interface PageResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Further Set-Cookie headers. */
  cookies?: readonly string[];
  body: string;
}

/** The reply of an API operation. Must be sent uncompressed: see docs/decisions/0025-compress-responses-with-one-etag-per-encoding.md. */
interface DocumentResponse {
  operationId: OperationId;
  reply: HTTPReply;
}

/** A page of the documentation. It reflects nothing of the request but its address, so it may be compressed. */
interface ReaderResponse {
  page: true;
  reply: HTTPReply;
}

/** Redirects the browser to a page, which it requests with GET. */
export function redirect(location: string, headers: Readonly<Record<string, string>> = {}): PageResponse {
  return {
    status: 303,
    headers: { ...securityHeaders, ...headers, location, 'content-length': '0' },
    body: '',
  };
}
