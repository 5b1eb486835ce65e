import { describe, expect, it } from 'vitest';
import { renderDocument, renderDocumentInSteps, renderPart, renderPartInSteps } from '../src/html.js';
import { countReads } from './support/count-reads.js';
import {
  type Document,
  documentOf,
  operationBlock,
  operationDocument,
  paragraph,
  responseDocument,
  type Specification,
  text,
} from './support/documents.js';
import { tagsOf } from './support/html.js';
import { link } from './support/link.js';

const range = (length: number) => Array.from({ length }, (_, index) => index);
const record = (length: number, prefix: string, value: (index: number) => unknown): Specification =>
  Object.fromEntries(range(length).map((index) => [`${prefix}${index}`, value(index)]));
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const wide = (length: number) => ({ properties: record(length, 'p', () => ({ type: 'string' })) });
const manyRefs = (target: Specification, length = 390) =>
  responseDocument({ properties: record(length, 'p', () => ref('Target')) }, { Target: target });
const responses = (length: number, media: unknown) =>
  operationDocument(
    { responses: record(length, '', () => ({ description: '', content: { 'application/json': media } })) },
    { components: { schemas: { Target: wide(390) }, examples: { Long: { value: range(3_000) } } } },
  );

const cases: [string, Document][] = [
  [
    'one choice of many alternatives in many properties',
    manyRefs({ oneOf: range(3_000).map(() => ({ title: 'same', type: 'object' })) }),
  ],
  [
    'one choice of many constants in many properties',
    manyRefs({ oneOf: range(3_000).map((value) => ({ const: value })) }),
  ],
  [
    'choices inside choices',
    responseDocument(
      { properties: record(390, 'p', () => ref('C0')) },
      record(8, 'C', (level) =>
        level === 7
          ? { type: 'string' }
          : { oneOf: range(4).map((index) => ({ ...ref(`C${level + 1}`), title: `t${index}` })) },
      ),
    ),
  ],
  [
    'a discriminator with many values',
    manyRefs({
      oneOf: range(2_000).map((index) => ref(`A${index}`)),
      discriminator: {
        propertyName: 'kind',
        mapping: record(2_000, 'v', (index) => `#/components/schemas/A${index}`),
      },
    }),
  ],
  ['one schema of many properties in many properties', manyRefs(wide(3_000))],
  [
    'long descriptions of many elements',
    responseDocument({
      properties: record(50, 'p', () => ({ 'x-gitbook-description-html': '<p>a</p>'.repeat(2_000) })),
    }),
  ],
  [
    'many parts with many keywords',
    responseDocument({ allOf: range(500).map((index) => record(40, `x-${index}-`, () => 1)) }),
  ],
  ['many generated examples', responses(400, { schema: ref('Target') })],
  [
    'one long example in many responses',
    responses(400, { examples: { a: { $ref: '#/components/examples/Long' } } }),
  ],
  [
    'many operations',
    documentOf(
      ...range(15).map((index) =>
        operationBlock(
          {
            openapi: '3.1.0',
            paths: { '/pets': { get: { responses: { 200: { content: { a: { schema: wide(100) } } } } } } },
          },
          { id: `o${index}` },
        ),
      ),
    ),
  ],
];

describe.each(cases)('%s', (_, document) => {
  it('takes work and elements of a limited number, in each step', () => {
    const counted = countReads(document);
    let html = '';
    let largest = 0;
    let before = 0;
    for (const step of renderDocumentInSteps(counted.value, { link })) {
      html += step;
      largest = Math.max(largest, counted.reads() - before);
      before = counted.reads();
    }
    expect(tagsOf(html).length).toBeLessThan(6_500);
    expect(counted.reads()).toBeLessThan(200_000);
    expect(largest).toBeLessThan(150_000);
  });
});

it('the joined steps are the document, or the part', () => {
  const operation = manyRefs({ properties: record(800, 'p', () => ({ type: 'string' })) }, 5);
  const paragraphs = range(120).map((index) => paragraph(text(`Paragraph ${index}`)));
  const document = documentOf(...paragraphs, ...operation.nodes, ...paragraphs);
  const steps = [...renderDocumentInSteps(document, { link })];
  expect(steps.join('')).toBe(renderDocument(document, { link }));
  expect(steps.filter((step) => step !== '').length).toBeGreaterThan(8);
  const part = { kind: 'part' as const, id: 'response-200.p1', from: 400 };
  const rest = [...renderPartInSteps(operation, part, { link })].join('');
  expect(rest).toContain('p799');
  expect(rest).toBe(renderPart(operation, part, { link }));
});

it('a part at the end of a long list takes work of a limited size', () => {
  const document = responseDocument({ oneOf: range(5_000).map(() => ({ title: 'same', type: 'object' })) });
  const counted = countReads(document);
  const html = renderPart(counted.value, { kind: 'part', id: 'response-200', from: 4_900 }, { link });
  expect(html).toContain('id="response-200.same-5000"');
  expect(counted.reads()).toBeLessThan(400_000);
});
