import { expect, it } from 'vitest';
import { fitDocument, maxDocumentSize } from '../../src/index.js';
import { outlineOf } from '../../src/outline/outline-of.js';
import { documentFor, specification } from '../support/generate.js';

const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** A document with paragraphs of 1 kB, which contain three-byte characters. */
function documentOf(paragraphs: number) {
  const description = `${'€'.repeat(250)}${'a'.repeat(250)}\n\n`.repeat(paragraphs).trim();
  const info = { title: 'Ferry API', version: '1', description };
  const outline = outlineOf(specification({ info }));
  const document = documentFor(outline, { doc: 'info', page: 'info-introduction' });
  return document ?? expect.fail('The page does not exist');
}

it('a document above the limit ends with a notice after the last block that fits', () => {
  const one = documentOf(100);
  const many = { ...one, nodes: Array(100).fill(one.nodes).flat() };
  expect(sizeOf(many)).toBeGreaterThan(maxDocumentSize);
  const fitted = fitDocument(many, 'seed');
  expect(sizeOf(fitted)).toBeLessThanOrEqual(maxDocumentSize);
  expect(sizeOf(fitted)).toBeGreaterThan(maxDocumentSize - 3_000);
  expect(fitted.nodes.slice(0, -1)).toEqual(many.nodes.slice(0, fitted.nodes.length - 1));
  expect(JSON.stringify(fitted.nodes.at(-1))).toContain('The rest of this page is not shown');
  expect(fitDocument(many, 'seed')).toEqual(fitted);
});

it('a document within the limit does not change', () => {
  const document = documentOf(10);
  expect(fitDocument(document, 'seed')).toBe(document);
});
