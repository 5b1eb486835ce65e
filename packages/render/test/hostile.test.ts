import { expect, it } from 'vitest';
import { renderDocument, renderPart } from '../src/html.js';
import { operationDocument, responseDocument, type Specification } from './support/documents.js';
import { tagsOf, valuesOf } from './support/html.js';
import { link } from './support/link.js';

const script = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
const range = (length: number) => Array.from({ length }, (_, index) => index);
const response = (schema: unknown, rest: Specification = {}) => ({
  '200': { description: script, content: { [script]: { schema, ...rest } } },
});

/** Renders a document in which everything is a script, and checks that none is one. */
function expectHarmless(html: string): void {
  const tags = tagsOf(html);
  expect(tags.map(({ name }) => name)).not.toContain('script');
  expect(tags.map(({ name }) => name)).not.toContain('img');
  const names = new Set(tags.flatMap(({ attributes }) => [...attributes.keys()]));
  expect([...names].filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
  expect(valuesOf(html, 'href').filter((href) => /^\s*(javascript|data|vbscript):/i.test(href))).toEqual([]);
}

it('texts are never markup', () => {
  const schema = {
    title: script,
    description: script,
    properties: {
      [script]: { enum: [script], default: script, pattern: script, examples: [script], format: script },
    },
    oneOf: [{ title: script }, { $ref: `#/components/schemas/${script}` }],
    externalDocs: { url: 'javascript:alert(1)', description: script },
  };
  const operation = {
    summary: script,
    description: script,
    externalDocs: { url: 'javascript:alert(1)', description: script },
    parameters: [
      { name: script, in: 'query', description: script, required: true, schema: { type: 'string' } },
    ],
    servers: [{ url: `javascript:alert(1)${script}`, description: script }],
    security: [{ [script]: [script] }],
    responses: response(schema, {
      examples: { [script]: { externalValue: 'javascript:alert(1)' }, b: { value: script } },
    }),
    'x-codeSamples': [{ lang: script, source: script }],
    'x-sunset': script,
    callbacks: { [script]: { [script]: { post: { summary: script, responses: {} } } } },
  };
  expectHarmless(renderDocument(operationDocument(operation), { link }));
  expectHarmless(renderDocument(operationDocument(operation), { link: () => 'javascript:alert(1)' }));
});

it('the HTML of descriptions is sanitized by the application', () => {
  const document = responseDocument({ description: 'plain', 'x-gitbook-description-html': '<p>safe</p>' });
  expect(renderDocument(document)).toContain('<p>safe</p>');
  expect(renderDocument(document, { sanitize: (html) => html.replaceAll('safe', 'checked') })).toContain(
    '<p>checked</p>',
  );
});

it('names of prototypes are plain names', () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
  const properties = JSON.parse(`{${names.map((name) => `"${name}":{"type":"string"}`).join(',')}}`);
  const html = renderDocument(responseDocument({ type: 'object', properties, required: names }));
  for (const name of names) expect(html).toContain(`id="response-200.${name}"`);
  expect(renderDocument(responseDocument({ $ref: '#/__proto__/toString' }))).not.toContain('native code');
  expect(renderDocument(responseDocument({ $ref: '#/components/schemas/constructor' }))).toContain(
    'constructor',
  );
});

const deep = (levels: number, wrap: (inner: unknown) => unknown) =>
  range(levels).reduce<unknown>((inner) => wrap(inner), { type: 'string' });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

it.each<[string, unknown, Specification]>([
  ['deep allOf', deep(2_000, (inner) => ({ allOf: [inner] })), {}],
  ['deep oneOf', deep(2_000, (inner) => ({ oneOf: [inner, { type: 'null' }] })), {}],
  ['deep arrays', deep(2_000, (items) => ({ type: 'array', items })), {}],
  ['deep properties', deep(2_000, (a) => ({ properties: { a } })), {}],
  ['a deep example', { example: deep(2_000, (a) => [a]) }, {}],
  ['a reference to itself', ref('A'), { A: ref('A') }],
  ['references in a circle', ref('A'), { A: ref('B'), B: { allOf: [ref('A')] } }],
  ['choices in a circle', ref('A'), { A: { oneOf: [ref('B')] }, B: { anyOf: [ref('A')] } }],
  ['many parts', { allOf: range(5_000).map((n) => ({ properties: { [`p${n}`]: {} } })) }, {}],
  ['many alternatives', { oneOf: range(3_000).map((n) => ({ title: `t${n}` })) }, {}],
  [
    'exponential growth',
    ref('S0'),
    Object.fromEntries(
      range(30).map((n) => [
        `S${n}`,
        { properties: Object.fromEntries(range(20).map((p) => [`p${p}`, ref(`S${(n + p) % 30}`)])) },
      ]),
    ),
  ],
  [
    'one long text in many places',
    { properties: Object.fromEntries(range(300).map((n) => [`p${n}`, ref('Long')])) },
    { Long: { type: 'string', description: 'x'.repeat(50_000), default: 'y'.repeat(50_000) } },
  ],
  ['demands of long values', { type: 'string', minLength: 1e12 }, {}],
  ['demands of long lists', { type: 'array', minItems: 1e12, items: { type: 'string' } }, {}],
  [
    'long names',
    { properties: { ['n'.repeat(100_000)]: { [`$ref`]: `#/components/schemas/${'m'.repeat(100_000)}` } } },
    {},
  ],
  [
    'values of wrong types',
    {
      type: 5,
      properties: [1],
      required: 'a',
      enum: 'x',
      allOf: {},
      oneOf: [null, 1, []],
      items: 'y',
      description: 7,
    },
    {},
  ],
])('%s is a page of limited size', (_, schema, schemas) => {
  const document = responseDocument(schema, schemas);
  const html = renderDocument(document, { link });
  expect(html.length).toBeLessThan(1_000_000);
  expect(tagsOf(html).length).toBeLessThan(8_000);
  expect(renderPart(document, { kind: 'part', id: 'response-200' }, { link }).length).toBeLessThan(1_000_000);
});
