import type { Problem } from '../problems/problem.js';
import { lineColumnsOf } from '../text/line-column.js';
import { invalidUtf8 } from './invalid-utf8.js';

/**
 * Decodes bytes as UTF-8, or as UTF-16 with a byte order mark or with null bytes beside the first characters, which are
 * ASCII in every description. The text keeps its byte order mark, so that it can be stored unchanged.
 */
export function decodeText(bytes: Uint8Array): { text: string } | { problem: Problem } {
  const kind = fileKinds.find(([start]) => startsWith(bytes, start))?.[1];
  if (kind !== undefined) {
    return failure('not-openapi', `The file is ${kind}, not the text of an OpenAPI description`);
  }
  const encoding = encodingOf(bytes);
  if (encoding === 'utf-32') {
    return failure(
      'encoding-utf32',
      'The text is encoded in UTF-32, which is not supported: save it as UTF-8',
    );
  }
  try {
    return { text: new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return encoding === 'utf-8' ? utf8Failure(bytes) : utf16Failure(bytes, encoding);
  }
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'utf-32';

const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0));

const fileKinds: readonly (readonly [readonly number[], string])[] = [
  [[0x1f, 0x8b], 'compressed with gzip (send it decompressed, or with `Content-Encoding: gzip`)'],
  [[0x28, 0xb5, 0x2f, 0xfd], 'compressed with Zstandard'],
  [[0xfd, 0x37, 0x7a, 0x58, 0x5a, 0], 'compressed with xz'],
  [ascii('BZh'), 'compressed with bzip2'],
  [[...ascii('PK'), 3, 4], 'a ZIP archive'],
  [ascii('7z\u00bc\u00af'), 'a 7-Zip archive'],
  [ascii('%PDF-'), 'a PDF document'],
  [[0x89, ...ascii('PNG')], 'an image (PNG)'],
  [[0xff, 0xd8, 0xff], 'an image (JPEG)'],
  [ascii('GIF8'), 'an image (GIF)'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an Office document'],
];

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** Without a byte order mark, null bytes reveal the wider encodings, because the first characters are ASCII. */
function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second, third, fourth] = bytes;
  const zeros = [first, second, third, fourth].map((byte) => (byte === 0 ? '0' : 'x')).join('');
  if (startsWith(bytes, [0xff, 0xfe, 0, 0]) || startsWith(bytes, [0, 0, 0xfe, 0xff])) return 'utf-32';
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  if (zeros === 'x000' || zeros === '000x') return 'utf-32';
  return zeros.startsWith('x0x0') ? 'utf-16le' : zeros === '0x0x' ? 'utf-16be' : 'utf-8';
}

function utf8Failure(bytes: Uint8Array): { problem: Problem } {
  const { offset, reason } = invalidUtf8(bytes);
  const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, offset));
  const byte = `byte ${offset} (0x${(bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, '0')})`;
  return failure('encoding-utf8', `The text is not valid UTF-8: ${byte} ${reason}. Save it as UTF-8`, before);
}

function utf16Failure(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): { problem: Problem } {
  const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes.subarray(0, bytes.length & ~1));
  const place = text.indexOf('\ufffd');
  const offset = place === -1 ? bytes.length - 1 : place * 2;
  const reason = place === -1 ? 'is half a code unit' : 'begins an unpaired surrogate';
  const name = encoding === 'utf-16le' ? 'UTF-16 LE' : 'UTF-16 BE';
  const message = `The text is not valid ${name}: byte ${offset} ${reason}. Save it as UTF-8`;
  return failure('encoding-utf16', message, place === -1 ? text : text.slice(0, place));
}

/** The position of the problem is the end of `before`. */
function failure(code: string, message: string, before = ''): { problem: Problem } {
  const [position = { line: 1, column: 1 }] = lineColumnsOf(before, [before.length]);
  return { problem: { code, severity: 'error', message, ...position } };
}
