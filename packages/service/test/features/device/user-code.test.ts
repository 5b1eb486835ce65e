import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { newUserCode, printUserCode, readUserCode } from '../../../src/features/device/user-code.js';

let secrets = 0;
const deps = {
  newSecret: () => `secret ${secrets++}`,
  digest: (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex'),
};

it('has eight letters that form no words and resemble no digits, each as often as the others', () => {
  const codes = Array.from({ length: 5000 }, () => newUserCode(deps));
  for (const code of codes) expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{8}$/);
  expect(new Set(codes).size).toBe(codes.length);
  for (let place = 0; place < 8; place++) {
    const counts = new Map<string, number>();
    for (const code of codes) counts.set(code.charAt(place), (counts.get(code.charAt(place)) ?? 0) + 1);
    expect(counts.size).toBe(20);
    for (const count of counts.values()) expect(Math.abs(count - 250)).toBeLessThan(90);
  }
});

it.each(['BCDF-GHJK', 'bcdfghjk', ' bcdf ghjk ', 'BCDF–GHJK', 'b.c.d.f.g.h.j.k'])(
  'is read from %j',
  (entered) => {
    expect(readUserCode(entered)).toBe('BCDFGHJK');
  },
);

it('is displayed with a hyphen', () => {
  expect(printUserCode('BCDFGHJK')).toBe('BCDF-GHJK');
});

it('reads a bounded part of a long text', () => {
  expect(readUserCode('B'.repeat(1_000_000))).toHaveLength(40);
});
