import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../src/html.js';
import { documentOf, operationDocument, responseDocument } from '../support/documents.js';
import { textOf, valuesOf } from '../support/html.js';
import { link } from '../support/link.js';

const text = { type: 'string' };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const rowsOf = (schema: unknown, schemas = {}) =>
  valuesOf(renderDocument(responseDocument(schema, schemas)), 'id').filter((id) =>
    id.startsWith('response-200.'),
  );

describe('the parts of allOf', () => {
  it('are merged into one list of properties', () => {
    const schemas = {
      Base: { type: 'object', required: ['id'], properties: { id: text } },
      Pet: { allOf: [ref('Base'), { type: 'object', properties: { name: text } }] },
    };
    expect(rowsOf(ref('Pet'), schemas)).toEqual(['response-200.id', 'response-200.name']);
  });

  it('combine a property that several of them have', () => {
    const parts = Array.from({ length: 30 }, (_, index) => ({
      properties: { it: { properties: { [`p${index}`]: text } } },
    }));
    expect(rowsOf({ allOf: parts })).toContain('response-200.it.p29');
  });

  it('keep all of their conditions', () => {
    const rule = (kind: string, property: string) => ({
      if: { properties: { kind: { const: kind } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { required: [property] },
    });
    const other = { ...rule('dog', 'bark'), else: { required: ['fins'] }, not: { required: ['x'] } };
    const schema = { allOf: [rule('cat', 'meow'), other, { not: { required: ['y'] } }] };
    const words = textOf(renderDocument(responseDocument(schema)));
    expect(words).toMatch(/if it is \S+ 1 property kind string Always cat then it is any value with meow/);
    expect(words).toMatch(/Always dog then it is any value with bark otherwise it is any value with fins/);
    expect(words).toContain('must not be any value with x');
    expect(words).toContain('must not be any value with y');
  });

  it('that are missing are linked', () => {
    const html = renderDocument(responseDocument({ allOf: [ref('Gone'), { properties: { a: text } }] }), {
      link,
    });
    expect(html).toContain('<a href="/schemas/Gone">All of Gone</a>');
  });
});

describe('alternatives', () => {
  const schemas = {
    Cat: { type: 'object', properties: { lives: { type: 'integer' } } },
    Dog: { type: 'object', properties: { barks: { type: 'boolean' } } },
  };

  it('are named, with the values of their discriminator', () => {
    const discriminator = { propertyName: 'kind', mapping: { feline: '#/components/schemas/Cat' } };
    const words = textOf(
      renderDocument(responseDocument({ oneOf: [ref('Cat'), ref('Dog')], discriminator }, schemas)),
    );
    expect(words).toContain('One of Cat Cat kind is feline');
    expect(words).toContain('Dog Dog kind is Dog');
  });

  it('without names are named by their required properties or numbered', () => {
    const schema = { type: 'object', anyOf: [{ required: ['a', 'b'] }, { properties: { c: text } }] };
    expect(rowsOf(schema)).toEqual([
      'response-200.with-a-and-b',
      'response-200.alternative-2',
      'response-200.alternative-2.c',
    ]);
  });

  it('that extend the schema with the alternatives do not repeat them', () => {
    const animal = { oneOf: [ref('Fish'), ref('Bird')], properties: { name: text } };
    const fish = { allOf: [ref('Animal'), { properties: { fins: text } }] };
    const bird = { allOf: [ref('Animal'), { properties: { wings: text } }] };
    expect(rowsOf(ref('Animal'), { Animal: animal, Fish: fish, Bird: bird })).toEqual([
      'response-200.name',
      'response-200.Fish',
      'response-200.Fish.name',
      'response-200.Fish.fins',
      'response-200.Bird',
      'response-200.Bird.name',
      'response-200.Bird.wings',
    ]);
  });
});

describe('recursion', () => {
  it('is a link to the schema', () => {
    const schemas = { Node: { type: 'object', properties: { next: ref('Node') } } };
    const html = renderDocument(responseDocument(ref('Node'), schemas), { link });
    expect(textOf(html)).toContain('next Node recursive');
    expect(rowsOf(ref('Node'), schemas)).toEqual(['response-200.next']);
  });

  it('is not assumed of schemas with a common base', () => {
    const schemas = {
      Entity: { type: 'object', properties: { id: text } },
      Owner: { allOf: [ref('Entity'), { properties: { name: text } }] },
      Pet: { allOf: [ref('Entity'), { properties: { owner: ref('Owner') } }] },
    };
    expect(rowsOf(ref('Pet'), schemas)).toContain('response-200.owner.name');
  });

  it('through parts without a name ends', () => {
    const schemas = { Loop: { properties: { it: { allOf: [ref('Loop'), { properties: { x: text } }] } } } };
    expect(rowsOf(ref('Loop'), schemas).length).toBeLessThan(20);
  });
});

it('shows patterns, other properties, tuples, and conditions', () => {
  const schema = {
    patternProperties: { '^x-': text },
    additionalProperties: { type: 'integer' },
    not: { required: ['b'] },
    if: { properties: { a: { const: 1 } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { required: ['c'], type: 'object' },
  };
  const words = textOf(renderDocument(responseDocument(schema)));
  expect(words).toContain('^x- string names that match this pattern');
  expect(words).toContain('any other name integer');
  expect(words).toContain('must not be');
  expect(words).toContain('if it is');
  expect(words).toContain('then it is');
  const tuple = { type: 'array', prefixItems: [text, { type: 'integer' }] };
  expect(textOf(renderDocument(responseDocument(tuple)))).toContain('item 1 string item 2 integer');
  const open = { ...tuple, items: { type: 'boolean' } };
  expect(textOf(renderDocument(responseDocument(open)))).toContain('each other item boolean');
});

it.each([
  [{}, 'at least one item is'],
  [{ minContains: 2 }, 'at least 2 items are'],
  [{ minContains: 1, maxContains: 2 }, '1 to 2 items are'],
  [{ minContains: 1, maxContains: 1 }, 'exactly 1 item is'],
  [{ minContains: 0, maxContains: 3 }, 'at most 3 items are'],
  [{ minContains: 0 }, 'any number of items are'],
])('counts the items that an array contains with %j: %s', (limits, words) => {
  const schema = { type: 'array', contains: { const: 'x' }, ...limits };
  expect(textOf(renderDocument(responseDocument(schema)))).toContain(`${words} string Always x`);
});

it('does not repeat the summary of collapsed rows', () => {
  const pair = { type: 'array', prefixItems: [text] };
  const words = textOf(renderDocument(responseDocument({ type: 'object', properties: { pair } })));
  expect(words).toContain('pair array Items item 1 string');
});

describe('the page of a schema', () => {
  const pageOf = (schemas: Record<string, unknown>) =>
    renderDocument(
      documentOf({
        object: 'block',
        type: 'openapi-schemas',
        isVoid: true,
        data: {
          ref: { kind: 'openapi', spec: 'pets' },
          schemas: ['It'],
          resolved: { openapi: '3.1.0', components: { schemas } },
        },
      }),
      { link },
    );

  it('does not link to itself as its type', () => {
    const html = pageOf({ It: { type: 'object', properties: { a: text, next: ref('It') } } });
    expect(textOf(html)).toContain('It object a string next It recursive');
    expect(html.match(/<span class="shelf-type">.*?<\/span>/)?.[0]).not.toContain('href');
  });

  it('of another name for a schema links to that schema', () => {
    const html = pageOf({ It: ref('Pet'), Pet: { type: 'object', properties: { a: text } } });
    expect(textOf(html)).toContain('It Pet a string');
    expect(html).toContain('<a href="/schemas/Pet">Pet</a>');
  });
});

it('names nested rows with their path, so that equal names differ', () => {
  const address = { type: 'object', properties: { id: {}, city: {} } };
  const owner = { type: 'object', properties: { id: {}, addresses: { type: 'array', items: address } } };
  const schema = { type: 'object', properties: { id: {}, owner } };
  const html = renderDocument(
    operationDocument({ requestBody: { content: { 'application/json': { schema } } } }),
  );
  const links = html.matchAll(/<a class="shelf-name"[^>]*?(?: aria-label="([^"]*)")?>([^<]*)</g);
  expect([...links].map(([, label, text]) => label ?? text)).toEqual([
    ...['id', 'owner', 'owner.id', 'owner.addresses', 'owner.addresses.id', 'owner.addresses.city'],
  ]);
  const summaries = html.matchAll(/<summary aria-label="([^"]*)">([^<]*)</g);
  expect([...summaries].map(([, label, text]) => [label, text])).toEqual([
    ['2 properties of owner', '2 properties'],
    ['Items of owner.addresses', 'Items'],
    ['2 properties of owner.addresses', '2 properties'],
  ]);
});
