import type { TwinAnswer } from './create-speaker.js';
import type { Answers } from './start-twins.js';

/** What is not the same in two answers, in words; undefined when everything is. */
export function differenceOf({ server, mocks }: Answers): string | undefined {
  // Alike would not be good enough.
  if (server.status >= 500) return 'a failure of ours';
  const pairs = [
    ['status', server.status, mocks.status],
    ['error', errorOf(server), errorOf(mocks)],
    ['body', bodyOf(server), bodyOf(mocks)],
    ['headers', headersOf(server), headersOf(mocks)],
  ] as const;
  const different = pairs.find(([, ours, theirs]) => ours !== theirs);
  return different && `another ${different[0]}`;
}

/** What a program can tell of a failure, its places in any order. */
function errorOf({ status, text }: TwinAnswer): string | undefined {
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

/** Without the sums in cursors, which each makes with a key of its own. */
function bodyOf({ text }: TwinAnswer): string {
  return text.replaceAll(/("page":"[0-9TZ]+\.[0-9a-z]+)\.[0-9a-f]{24}"/g, '$1"');
}

// What belongs to the connection, and not to the answer. Mocks compress nothing, so that nothing varies by that.
const ofConnection = new Set([
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'transfer-encoding',
  'vary',
]);

function headersOf({ headers }: TwinAnswer): string {
  const compared = Object.entries(headers).filter(
    ([name]) => !ofConnection.has(name) && name !== 'x-request-id',
  );
  return JSON.stringify(compared.sort(([a], [b]) => (a < b ? -1 : 1)));
}
