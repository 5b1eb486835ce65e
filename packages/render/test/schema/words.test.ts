import { expect, it } from 'vitest';
import { renderDocument } from '../../src/html.js';
import { responseDocument } from '../support/documents.js';
import { textOf } from '../support/html.js';

const Pet = { type: 'object', properties: { name: { type: 'string' } } };
const tree = { $ref: '#/components/schemas/Tree' };
const schemas = { Pet, Id: { type: 'string', format: 'uuid' }, Tree: { type: 'array', items: tree } };

/** The words beside the property `it`. */
function wordsOf(schema: unknown): string {
  const document = responseDocument({ type: 'object', properties: { it: schema } }, schemas);
  const html = renderDocument(document);
  const [, head = ''] = /id="response-200\.it"[\s\S]*?shelf-field-head">([\s\S]*?)<\/div>/.exec(html) ?? [];
  return textOf(head).replace(/^it /, '');
}

it.each([
  [{ type: 'string' }, 'string'],
  [{ type: 'string', format: 'date-time' }, 'string, date and time'],
  [{ type: 'integer', format: 'int64' }, 'integer, 64-bit'],
  [{ type: ['string', 'null'] }, 'string or null'],
  [{ type: 'string', nullable: true }, 'string or null'],
  [{ type: ['string', 'integer'] }, 'string or integer'],
  [{ type: ['string', 'integer', 'null'] }, 'string or integer, or null'],
  [{ type: ['array', 'string', 'null'], items: { type: 'integer' } }, 'array of integer or string, or null'],
  [{ type: ['string', 'integer', 'boolean'], format: 'date' }, 'string, date, integer, or boolean'],
  [{ type: ['string', 'integer'], format: 'int64' }, 'string or integer, 64-bit'],
  [{ type: ['array', 'null'], items: { type: 'string' } }, 'array of string, or null'],
  [{ type: 'array', items: { type: ['string', 'null'] } }, 'array of string or null'],
  [{ type: ['object', 'null'], additionalProperties: { type: 'string' } }, 'map of string, or null'],
  [{ const: null }, 'null'],
  [{ $ref: '#/components/schemas/Pet' }, 'Pet'],
  [{ anyOf: [{ $ref: '#/components/schemas/Pet' }, { type: 'null' }] }, 'Pet or null'],
  [{ oneOf: [{ type: 'null' }, { type: 'number' }] }, 'number or null'],
  [{ oneOf: [{ type: 'integer' }, { type: 'string' }] }, 'integer or string'],
  [{ oneOf: [{ type: 'integer' }, { type: 'integer' }, { type: 'string' }] }, 'integer or string'],
  [{ type: 'array', items: { $ref: '#/components/schemas/Pet' } }, 'array of Pet'],
  [{ type: 'array', items: { type: 'array', items: { type: 'number' } } }, 'array of array of number'],
  [{ type: 'object', additionalProperties: { type: 'integer' } }, 'map of integer'],
  [{ $ref: '#/components/schemas/Id' }, 'string, UUID'],
  [{ $ref: '#/components/schemas/Missing' }, 'Missing'],
  [{ allOf: [{ $ref: '#/components/schemas/Pet' }] }, 'Pet'],
  [
    { allOf: [{ $ref: '#/components/schemas/Pet' }, { description: 'The pet' }], nullable: true },
    'Pet or null',
  ],
  [{ allOf: [{ $ref: '#/components/schemas/Missing' }] }, 'Missing'],
  [{ enum: ['a', 'b'] }, 'string'],
  [{ enum: [1, 'a', 2, [], null] }, 'number, string, array, or null'],
  [{ enum: [null] }, 'null'],
  [{ $ref: '#/components/schemas/Tree' }, 'array of array of Tree'],
  [{}, 'any value'],
  [true, 'any value'],
  [false, 'nothing'],
  [{ type: 'integer', minimum: 5, maximum: 30 }, 'integer 5 to 30'],
  [{ type: 'integer', minimum: 5 }, 'integer at least 5'],
  [{ type: 'integer', exclusiveMinimum: 5, exclusiveMaximum: 9 }, 'integer more than 5 less than 9'],
  [{ type: 'integer', minimum: 5, exclusiveMinimum: true }, 'integer more than 5'],
  [{ type: 'number', multipleOf: 0.5 }, 'number multiple of 0.5'],
  [{ type: 'string', xml: { attribute: true } }, 'string XML attribute'],
  [{ type: 'string', xml: { nodeType: 'attribute', name: 'id', prefix: 'p' } }, 'string XML attribute p:id'],
  [{ type: 'string', xml: { nodeType: 'cdata' } }, 'string XML CDATA section'],
  [
    { type: 'array', items: {}, xml: { name: 'Pets', wrapped: true, namespace: 'urn:pets' } },
    'array of any value XML element Pets XML namespace urn:pets inside an XML element for the array',
  ],
  [{ type: 'string', xml: {} }, 'string'],
  [{ type: 'string', minLength: 1 }, 'string at least 1 character'],
  [{ type: 'string', minLength: 2, maxLength: 2 }, 'string exactly 2 characters'],
  [{ type: 'string', pattern: '^[a-z]+$' }, 'string matches ^[a-z]+$'],
  [{ type: 'array', minItems: 1, maxItems: 3, uniqueItems: true }, 'array 1 to 3 items unique items'],
  [{ type: 'object', additionalProperties: false }, 'object no other properties'],
  [{ type: 'object', dependentRequired: { a: ['b', 'c'] } }, 'object a requires b and c'],
  [{ type: 'array', prefixItems: [{ type: 'string' }], items: false }, 'array no other items'],
  [{ type: 'array', prefixItems: [{ type: 'string' }], items: { type: 'boolean' } }, 'array'],
  [{ type: 'string', 'x-sunset': '2027-01-31' }, 'string ends on 2027-01-31'],
  [{ type: 'string', default: 'x' }, 'string default x'],
  [{ type: 'string', default: '' }, 'string default ""'],
  [{ type: 'boolean', default: false }, 'boolean default false'],
  [{ type: ['string', 'null'], default: null }, 'string or null default null'],
  [
    {
      allOf: [
        { minLength: 1, maxLength: 5 },
        { type: 'string', minLength: 3, maxLength: 9 },
      ],
    },
    'string 3 to 5 characters',
  ],
  [{ required: ['a', 'b'] }, 'any value with a and b'],
  [{ type: 'string', readOnly: true }, 'string read-only'],
  [{ type: 'string', writeOnly: true, deprecated: true }, 'string write-only deprecated'],
])('describes %j as "%s"', (schema, words) => {
  expect(wordsOf(schema)).toBe(words);
});

it('shows allowed values with their descriptions', () => {
  const schema = { type: 'string', enum: ['a', 'b'], 'x-enum-descriptions': { a: 'first', b: 'second' } };
  expect(textOf(renderDocument(responseDocument(schema)))).toContain('a first b second');
  const choice = {
    oneOf: [
      { const: 1, title: 'one' },
      { const: 2, description: 'two' },
    ],
  };
  expect(textOf(renderDocument(responseDocument(choice)))).toContain('1 one 2 two');
});

it('collapses long lists of values', () => {
  const values = Array.from({ length: 300 }, (_, index) => `value-${index}`);
  const html = renderDocument(responseDocument({ type: 'string', enum: values }), {
    link: (target) => (target.kind === 'part' ? `?${target.id}` : undefined),
  });
  expect(html).toContain('100 allowed values');
  expect(html).toContain('<a href="?response-200:text">All 300 values</a>');
});

it('shows a property without a name', () => {
  const document = responseDocument({ properties: { '': { type: 'string' } } });
  expect(textOf(renderDocument(document))).toContain('"" string');
});
