import { expect, it } from 'vitest';
import { createHeadingFitter } from '../../src/reader/content/fit-headings.js';

it.each([
  ['<h2>a</h2><h3>b</h3><h2>c</h2>', '<h2>a</h2><h3>b</h3><h2>c</h2>'],
  ['<h1>a</h1><h3 id="b">b</h3>', '<h2>a</h2><h3 id="b">b</h3>'],
  ['<h4>a</h4><h6>b</h6><h5>c</h5><h1>d</h1>', '<h2>a</h2><h3>b</h3><h3>c</h3><h2>d</h2>'],
  ['<hr><header>a</header>&lt;h1>', '<hr><header>a</header>&lt;h1>'],
])('fits the headings of %s', (html, expected) => {
  expect(createHeadingFitter()(html)).toBe(expected);
});

it('continues the outline in the next chunk of a page', () => {
  const fit = createHeadingFitter();
  expect([fit('<h1>a</h1>'), fit('<h4>b</h4>'), fit('<h1>c</h1>')]).toEqual([
    '<h2>a</h2>',
    '<h3>b</h3>',
    '<h2>c</h2>',
  ]);
});
