import { type RequestError, tooLarge } from '../../base/errors.js';
import type { HeavyWork } from '../../base/ports/work/heavy-work.js';
import { WorkLimitExceeded } from '../../base/ports/work/work-errors.js';
import { adoptTexts } from '../../features/sources/prepared-texts.js';
import { smallBodyLimit } from './body-limit.js';
import { decodeBody, invalidBody, parseJSON } from './json-body.js';

/**
 * Parses a body whose bytes passed the scanner. A large one is parsed as heavy work, and returns without the texts of its
 * source.
 */
export async function parseBody(work: HeavyWork, bytes: readonly Uint8Array[]): Promise<unknown> {
  const size = bytes.reduce((sum, { byteLength }) => sum + byteLength, 0);
  if (size <= smallBodyLimit) return parseJSON(decodeBody(bytes));
  const read = await work.runTask('readSourceBody', bytes, { transfer: bytes }).catch((error: unknown) => {
    if (error instanceof WorkLimitExceeded) throw tooMuchWork(error);
    throw error;
  });
  if ('invalid' in read) throw invalidBody(read.invalid);
  if ('restSize' in read) throw restTooLarge(read.restSize);
  adoptTexts(read.rest, read.texts);
  return read.rest;
}

function tooMuchWork({ allowed }: WorkLimitExceeded): RequestError {
  return tooLarge(`The body is too large: reading it takes more than ${allowed}.`);
}

function restTooLarge(size: number): RequestError {
  return tooLarge(
    `The body is too large: besides the texts of its source it has ${size} bytes, and at most ${smallBodyLimit} are accepted.`,
  );
}
