import type { RequestError } from '../../base/errors.js';
import { invalidBody } from './json-body.js';

/** Limits of a JSON body that its size in bytes does not imply. */
const deepest = 100;
const mostValues = 10_000;

/** Checks the bytes of a body, chunk by chunk; throws as soon as they exceed a limit. */
export type ScanBody = (bytes: Uint8Array) => void;

/**
 * Counts depth and values of JSON before anything parses it: 46 kB of gzip decode to 47 MB of `[{},{},…`, which take
 * gigabytes and seconds to parse. Invalid JSON passes; the parser reports it.
 * See docs/decisions/0037-limit-request-bodies-before-parsing.md.
 */
export function createBodyScanner({ carriesSource }: { carriesSource: boolean }): ScanBody {
  let depth = 0;
  let values = 1;
  let isInString = false;
  let isEscaped = false;
  let previous = 0;
  const count = (byte: number): void => {
    // A value follows each comma and each opening bracket, except that of an empty array or object.
    if (byte === comma || (isOpening(previous) && !isClosing(byte))) values += 1;
    if (isOpening(byte)) depth += 1;
    else if (isClosing(byte)) depth -= 1;
    if (depth > deepest) throw invalidBody(`is nested deeper than ${deepest} levels`);
    if (values > mostValues) throw tooManyValues(carriesSource);
  };
  return (bytes) => {
    // Not by an iterator: this loop sees each byte of an upload.
    for (let place = 0; place < bytes.length; place++) {
      const byte = bytes[place] ?? 0;
      if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (byte === backslash) isEscaped = true;
        else if (byte === quote) isInString = false;
      } else if (byte > space) {
        count(byte);
        isInString = byte === quote;
        previous = byte;
      }
    }
  };
}

const space = 0x20;
const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;

/** `[` or `{` */
function isOpening(byte: number): boolean {
  return byte === 0x5b || byte === 0x7b;
}

/** `]` or `}` */
function isClosing(byte: number): boolean {
  return byte === 0x5d || byte === 0x7d;
}

function tooManyValues(carriesSource: boolean): RequestError {
  const hint = carriesSource ? '. Send a specification as one string, in `source.text`' : '';
  return invalidBody(`has more than ${mostValues} values${hint}`);
}
