import { expect, it } from 'vitest';
import { createSeal } from '../../src/secrets/seal.js';

const key = 'a-key-that-nobody-guesses-0123456789';

it('decrypts a secret that was encrypted for the same purpose', () => {
  const { seal, open } = createSeal(() => key);
  for (const secret of ['', 'Bearer abc', 'ü€𝄞'.repeat(1000)]) {
    expect(open(seal(secret, 'purpose'), 'purpose')).toBe(secret);
  }
});

it('encrypts the same secret differently each time', () => {
  const { seal } = createSeal(() => key);
  const sealed = seal('Bearer abc', 'purpose');
  expect(sealed).not.toContain('Bearer');
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('Bearer');
  expect(seal('Bearer abc', 'purpose')).not.toBe(sealed);
});

it('rejects another purpose, another key, and modified ciphertext', () => {
  const { seal, open } = createSeal(() => key);
  const sealed = seal('Bearer abc', 'headers for https://a.example');
  expect(() => open(sealed, 'headers for https://b.example')).toThrow();
  expect(() => createSeal(() => `${key}x`).open(sealed, 'headers for https://a.example')).toThrow();
  const bytes = Buffer.from(sealed, 'base64url');
  for (let place = 0; place < bytes.length; place++) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
    expect(() => open(changed.toString('base64url'), 'headers for https://a.example')).toThrow();
  }
  for (const cut of ['', 'AAAA', sealed.slice(0, -4)]) {
    expect(() => open(cut, 'headers for https://a.example')).toThrow();
  }
});
