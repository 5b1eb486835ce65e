import { describe, expect, it } from 'vitest';
import { encodeUTF16, originalOf } from '../../../src/base/content/original-text.js';

const codec = { digest: (data: string | Uint8Array) => `digest of ${data.length} bytes` };
const text = '\ufeffopenapi: 3.1.0 # ünïcode 🚢';

describe('a text that was fetched', () => {
  it.each(['utf-16le', 'utf-16be'] as const)('in %s is encoded in it again', (encoding) => {
    const bytes = encodeUTF16(text, encoding);
    expect(new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes)).toBe(text);
    const size = text.length * 2;
    expect(originalOf(bytes, text, codec)).toEqual({ encoding, size, digest: `digest of ${size} bytes` });
  });

  it.each([text, 'openapi: 3.1.0', '', 'öäüß'])('in UTF-8 has no other form: %j', (each) => {
    expect(originalOf(new TextEncoder().encode(each), each, codec)).toBeUndefined();
  });
});
