import { expect, it } from 'vitest';
import { isCrossSite } from '../../src/session/is-cross-site.js';

it.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'same-site' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://docs.example' }, true],
  [{ origin: 'https://docs.example' }, false],
  [{ origin: 'http://127.0.0.1:8787', host: '127.0.0.1:8787' }, false],
  [{ origin: 'https://internal', host: 'internal' }, false],
  [{ origin: 'https://evil.example', host: 'internal' }, true],
  [{ origin: 'null' }, true],
])('for a form with %j returns %s', (headers, expected) => {
  const get = (name: string) => headers[name] ?? null;
  expect(isCrossSite({ get }, 'https://docs.example/specs')).toBe(expected);
});
