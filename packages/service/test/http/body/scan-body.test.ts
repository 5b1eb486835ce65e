import { describe, expect, it } from 'vitest';
import { createBodyScanner } from '../../../src/http/body/scan-body.js';

/** Scans a text in chunks of so many bytes, and returns why it is rejected. */
function scan(text: string, chunk = 7, carriesSource = false): string | undefined {
  const bytes = new TextEncoder().encode(text);
  const check = createBodyScanner({ carriesSource });
  try {
    for (let place = 0; place < bytes.length; place += chunk) check(bytes.subarray(place, place + chunk));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function items(count: number, item: string): string {
  return `[${Array.from({ length: count }, () => item).join(' ,\n')}]`;
}

describe('the scanner of bodies', () => {
  it('accepts 10,000 values, and no more, however they are written', () => {
    // The array is a value as well.
    for (const item of ['1', '{}', '[ ]', '"a,[{\\",["', 'null', '"\\\\"']) {
      expect(scan(items(9_999, item)), item).toBeUndefined();
      expect(scan(items(10_000, item)), item).toMatch(/\/body: has more than 10000 values/);
    }
    expect(scan(`{"a":${items(9_998, '{"b":1}').slice(0, 49_000)}`)).toBeUndefined();
    expect(scan(items(5_000, '{"b":1}'))).toMatch(/more than 10000 values/);
    expect(scan(items(4_999, '{"b":1}'))).toBeUndefined();
  });

  it('accepts 100 levels, and no more', () => {
    const nested = (depth: number) => '{"a":['.repeat(depth / 2) + ']}'.repeat(depth / 2);
    expect(scan(nested(100))).toBeUndefined();
    expect(scan(nested(102))).toMatch(/\/body: is nested deeper than 100 levels/);
    expect(scan('[]'.repeat(200))).toBeUndefined();
  });

  it('does not count what is inside of strings, wherever a chunk ends', () => {
    const text = JSON.stringify({ text: `${'[{,"\\'.repeat(20_000)}` });
    for (const chunk of [1, 2, 3, 64]) expect(scan(text, chunk)).toBeUndefined();
  });

  it('says how a specification is sent where one is expected', () => {
    expect(scan(items(10_000, '1'), 7, true)).toMatch(/`source\.text`/);
    expect(scan(items(10_000, '1'), 7, false)).not.toMatch(/source/);
  });
});
