import type { TwinResponse } from './create-sender.js';
import type { TwinResponses } from './start-twins.js';

/** Describes the difference between two responses; undefined if they are equal. */
export function differenceOf({ server, mocks }: TwinResponses): string | undefined {
  // A 5xx is a defect even when both responses are equal.
  if (server.status >= 500) return 'a 5xx status';
  const pairs = [
    ['status', server.status, mocks.status],
    ['error', errorOf(server), errorOf(mocks)],
    ['body', bodyOf(server), bodyOf(mocks)],
    ['headers', headersOf(server), headersOf(mocks)],
  ] as const;
  const different = pairs.find(([, fromServer, fromMocks]) => fromServer !== fromMocks);
  return different && `a different ${different[0]}`;
}

/** The machine-readable parts of an error: its type, and its paths in any order. */
function errorOf({ status, text }: TwinResponse): string | undefined {
  if (status < 400 || text === '') return undefined;
  const { error } = parsed(text);
  const paths = (error?.details ?? []).map(({ path }) => path);
  return JSON.stringify([error?.type, [...new Set(paths)].sort()]);
}

interface Failure {
  error?: { type?: string; details?: { path: string }[] };
}

function parsed(text: string): Failure {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/**
 * The body without the signatures of cursors, because server and mocks sign with different keys, and without the IDs of audit events
 * and of moves of labels, which the stores assign, and of requests, and without the times at which tokens were used: requests that Node.js rejects do not reach
 * the server.
 */
function bodyOf({ text }: TwinResponse): string {
  const unsigned = text.replaceAll(/("page":"[0-9a-zTZ]+\.[0-9a-z]+)\.[0-9a-f]{24}"/g, '$1"');
  if (text.includes('"object":"access-token"')) return unsigned.replaceAll(/,"lastUsedAt":"[^"]*"/g, '');
  if (text.includes('"movedAt"')) {
    return unsigned
      .replaceAll(/"id":"[0-9a-z]+",("label":)/g, '$1')
      .replace(/("page":"[0-9TZ]+\.)[0-9a-z]+"/, '$1"');
  }
  if (!text.includes('"object":"audit-event"')) return unsigned;
  return unsigned
    .replaceAll(/("object":"audit-event","id":")[0-9a-z]+/g, '$1')
    .replaceAll(/"requestId":"[0-9a-z]+",/g, '')
    .replace(/("page":"[0-9TZ]+\.)[0-9a-z]+"/, '$1"');
}

// Headers of the connection. Mocks do not compress responses, so that their responses do not vary by encoding.
const connectionHeaders = new Set([
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'transfer-encoding',
  'vary',
]);

function headersOf({ headers }: TwinResponse): string {
  const compared = Object.entries(headers).filter(
    ([name]) => !connectionHeaders.has(name) && name !== 'x-request-id',
  );
  return JSON.stringify(compared.sort(([a], [b]) => (a < b ? -1 : 1)));
}
