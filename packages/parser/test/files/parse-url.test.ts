import { expect, it } from 'vitest';
import { parseURL } from '../../src/files/parse-url.js';

it('parses absolute and relative URLs', () => {
  expect(parseURL('https://a.example/b')?.href).toBe('https://a.example/b');
  expect(parseURL('../c', 'https://a.example/b/d')?.href).toBe('https://a.example/c');
  expect(parseURL('../c')).toBeUndefined();
  expect(parseURL('https://')).toBeUndefined();
});

it('parses URLs with letters of any language after thousands of calls', () => {
  const invalid = Array.from(
    { length: 20_000 },
    () => parseURL('https://bücher.example/straße')?.host,
  ).filter((host) => host !== 'xn--bcher-kva.example');
  expect(invalid).toEqual([]);
});
