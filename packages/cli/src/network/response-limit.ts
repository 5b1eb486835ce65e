import { CommandFailure } from '../process/command-failure.js';
import type { Environment } from '../process/command-line-process.js';

const variable = 'SPECSHELF_RESPONSE_LIMIT';

const mebibyte = 1024 * 1024;

/** Limit on the size of a response that is no document, in bytes. */
export const defaultResponseLimit = 64 * mebibyte;

/** Returns the limit on the size of every response in bytes that the user set. Undefined for the defaults. */
export function responseLimit(env: Environment): number | undefined {
  const text = env[variable]?.trim();
  if (!text) return undefined;
  const limit = Number(text);
  if (/^\d+$/.test(text) && limit >= 1 && Number.isSafeInteger(limit)) return limit;
  throw new CommandFailure(
    [
      `${variable} must be a number of bytes, such as ${4 * defaultResponseLimit}, not ${JSON.stringify(text)}.`,
    ],
    2,
  );
}

/** Returns how to allow larger responses. */
export const raiseLimit = (limit: number): string =>
  `If such a response is expected, set ${variable} to more bytes, such as ${2 * limit}.`;

/** Returns a number of bytes for a message. */
export const bytesText = (bytes: number): string =>
  bytes % mebibyte === 0 ? `${bytes} bytes (${bytes / mebibyte} MiB)` : `${bytes} bytes`;

/** Limit on the size of several responses together that are kept in memory: that of a document. */
const defaultTotal = 256 * mebibyte;

/** Returns a function that adds up bytes, and fails if they are more than the limit. */
export function countBytes(subject: string, limit = defaultTotal): (bytes: number) => void {
  let total = 0;
  return (bytes) => {
    total += bytes;
    if (total <= limit) return;
    throw new CommandFailure(
      [`${subject} have more than ${bytesText(limit)} together.`, raiseLimit(limit)],
      4,
    );
  };
}
