import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterAt, lastCharacter } from '../../../../scripts/testing/character-at.js';
import { randomSeed } from '../../../../scripts/testing/random-seed.js';
import { decodeText } from '../../src/reading/decode-text.js';
import { invalidUtf8 } from '../../src/reading/invalid-utf8.js';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array) => {
  const decoded = decodeText(bytes);
  return 'text' in decoded ? decoded.text : undefined;
};
const problemOf = (bytes: Uint8Array | number[]) => {
  const decoded = decodeText(Uint8Array.from(bytes));
  return 'problem' in decoded ? decoded.problem : undefined;
};

function utf16(text: string, littleEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  Array.from({ length: text.length }, (_, at) => view.setUint16(at * 2, text.charCodeAt(at), littleEndian));
  return bytes;
}

const anyText = fc.string({ unit: fc.nat(lastCharacter).map(characterAt) });

describe('decodeText', () => {
  it('preserves UTF-8 with its byte order mark', () => {
    expect(textOf(bytesOf('openapi: 3.1.0 # é 日 😀'))).toBe('openapi: 3.1.0 # é 日 😀');
    expect(textOf(bytesOf('\ufeffopenapi: 3.1.0'))).toBe('\ufeffopenapi: 3.1.0');
    expect(textOf(new Uint8Array())).toBe('');
    fc.assert(
      fc.property(anyText, (text) => {
        expect(textOf(bytesOf(`#${text}`))).toBe(`#${text}`);
      }),
      { seed: randomSeed(1) },
    );
  });

  it.each([true, false])(
    'decodes UTF-16 with and without a byte order mark (little endian: %s) (PA15)',
    (littleEndian) => {
      const text = '{"openapi":"3.1.0","x":"é 日 😀"}';
      expect(textOf(utf16(text, littleEndian))).toBe(text);
      expect(textOf(utf16(`\ufeff${text}`, littleEndian))).toBe(`\ufeff${text}`);
      expect(textOf(utf16('{}', littleEndian))).toBe('{}');
    },
  );

  it.each([
    [[0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0]],
    [[0, 0, 0xfe, 0xff, 0, 0, 0, 0x7b]],
    [[0x7b, 0, 0, 0, 0x7d, 0, 0, 0]],
    [[0, 0, 0, 0x7b, 0, 0, 0, 0x7d]],
  ])('rejects UTF-32 by name: %j (PA15)', (bytes) => {
    expect(problemOf(bytes)).toMatchObject({ code: 'encoding-utf32', severity: 'error', line: 1, column: 1 });
  });

  it.each([
    [
      'a lone byte of Latin-1',
      [0xe9, 0x20],
      'byte 6 (0xE9) begins an incomplete character (in Latin-1 it is "é")',
    ],
    ['a continuation byte', [0x80], 'byte 6 (0x80) is a continuation byte without a start byte'],
    ['an overlong slash', [0xc0, 0xaf], 'byte 6 (0xC0) begins an overlong encoding'],
    ['an overlong slash of three', [0xe0, 0x80, 0xaf], 'byte 6 (0xE0) begins an overlong encoding'],
    ['a lone surrogate', [0xed, 0xa0, 0x80], 'byte 6 (0xED) begins an encoded surrogate'],
    ['a character beyond Unicode', [0xf4, 0x90, 0x80, 0x80], 'byte 6 (0xF4) begins a character beyond'],
    ['a byte that is never valid', [0xff], 'byte 6 (0xFF) is not a valid start byte'],
    [
      'a truncated character',
      [0xe6, 0x97],
      'byte 6 (0xE6) begins a character that the end of the text truncates',
    ],
  ])('rejects invalid UTF-8 with its position: %s (PA16)', (_, wrong, words) => {
    const problem = problemOf([...bytesOf('a: é\n'), ...wrong]);
    expect(problem).toMatchObject({ code: 'encoding-utf8', severity: 'error', line: 2, column: 1 });
    expect(problem?.message).toContain(words);
  });

  it('finds the first invalid byte at any position (PA16)', () => {
    const strict = new TextDecoder('utf-8', { fatal: true });
    fc.assert(
      fc.property(anyText, fc.uint8Array({ minLength: 1, maxLength: 5 }), (text, tail) => {
        const bytes = Uint8Array.from([...bytesOf(`#${text}`), ...tail]);
        const problem = problemOf(bytes);
        if (problem !== undefined) {
          const { offset } = invalidUtf8(bytes);
          expect(() => strict.decode(bytes.subarray(0, offset))).not.toThrow();
          expect(() => strict.decode(bytes.subarray(0, offset + 4))).toThrow();
        }
      }),
      { seed: randomSeed(1) },
    );
  });

  it('rejects half characters in UTF-16', () => {
    const text = '{"a":"\n\ud83d"}';
    expect(problemOf(utf16(text, true))).toMatchObject({ code: 'encoding-utf16', line: 2, column: 1 });
    expect(problemOf([...utf16('{"a"', false), 0])).toMatchObject({ code: 'encoding-utf16', column: 5 });
  });

  it.each([
    [[0x1f, 0x8b, 8, 0], 'gzip'],
    [bytesOf('%PDF-1.7'), 'a PDF document'],
    [[0x89, 0x50, 0x4e, 0x47, 0x0d], 'PNG'],
    [[0x50, 0x4b, 3, 4], 'a ZIP archive'],
    [[0xff, 0xd8, 0xff, 0xe0], 'JPEG'],
  ])('names other file formats: %j (PA19)', (bytes, name) => {
    const problem = problemOf(bytes);
    expect(problem).toMatchObject({ code: 'not-openapi', line: 1, column: 1 });
    expect(problem?.message).toContain(name);
  });
});
