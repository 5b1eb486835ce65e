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

interface BodyPart {
  pattern: RegExp;
  /** The part differs only in bodies that match. Defaults to all bodies. */
  inBodies?: RegExp;
}

/** The parts of bodies that differ between the server and the mocks. */
const differingParts: readonly BodyPart[] = [
  // The stores assign the IDs of audit events and of moves of labels.
  { pattern: /(?<="object":"audit-event","id":")[0-9a-z]+/g },
  { pattern: /(?<="id":")[0-9a-z]+(?=","label":)/g },
  // A cursor consists of a time, the ID of an item, and a signature. The server and the mocks sign with different keys.
  { pattern: /(?<="page":"[0-9a-zTZ]+\.[0-9a-z]+)\.[0-9a-f]{24}(?=")/g },
  {
    pattern: /(?<="page":"[0-9TZ]+\.)[0-9a-z]+(?=")/g,
    inBodies: /"object":"audit-event"|"movedAt"/,
  },
  { pattern: /"requestId":"[0-9a-z]+",/g },
  // Requests that Node.js rejects do not reach the server, so they do not use a token there.
  { pattern: /,"lastUsedAt":"[^"]*"/g },
];

/** The body without the parts that differ. */
function bodyOf({ text }: TwinResponse): string {
  const parts = differingParts.filter(({ inBodies }) => inBodies?.test(text) ?? true);
  return parts.reduce((body, { pattern }) => body.replaceAll(pattern, ''), text);
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
