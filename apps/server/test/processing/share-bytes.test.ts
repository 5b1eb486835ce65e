import { expect, it } from 'vitest';
import { shareBytes } from '../../src/heavy-work/share-bytes.js';

it('copies large contents to shared memory once', () => {
  const bytes = new Uint8Array(100_000).fill(7);
  const shared = shareBytes(bytes);
  expect(shared.buffer).toBeInstanceOf(SharedArrayBuffer);
  expect(shared).toEqual(bytes);
  expect(shareBytes(shared)).toBe(shared);
});

it('returns small contents unchanged', () => {
  const bytes = new Uint8Array(1000);
  expect(shareBytes(bytes)).toBe(bytes);
});
