import { expect, it } from 'vitest';
import { safeHref, safeImageSource } from '../src/base/safe-url.js';

it.each([
  'https://a.example',
  'HTTP://a.example',
  'mailto:a@b.example',
  'tel:+1',
  '/a',
  'a/b:c',
  '#a',
  '?a=b:c',
  '//a.example',
  '',
])('accepts the link %j', (url) => {
  expect(safeHref(url)).toBe(url);
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:x',
  'data:text/html,x',
  'blob:https://a.example/x',
  'file:///etc/passwd',
  'java\u00a0script:alert(1)',
  'java\u0000script:alert(1)',
])('refuses the link %j', (url) => {
  expect(safeHref(url)).toBeUndefined();
});

it.each([
  'https://a.example/a.png',
  'a.png',
  'data:image/png;base64,AA',
  'data:image/webp,x',
  'DATA:image/JPEG;base64,AA',
])('accepts the image %j', (url) => {
  expect(safeImageSource(url)).toBe(url);
});

it.each([
  'data:image/svg+xml,<svg/>',
  'data:text/html,x',
  'data:image/pngx,x',
  'javascript:x',
  'mailto:a',
  'da\tta:image/png,x',
])('refuses the image %j', (url) => {
  expect(safeImageSource(url)).toBeUndefined();
});
