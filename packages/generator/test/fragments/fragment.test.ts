import { isObject, type JSONObject, type JSONValue } from '@specshelf/parser';
import { describe, expect, it } from 'vitest';
import { outlineOf } from '../../src/outline/outline-of.js';
import { danglingReferences } from '../support/dangling-references.js';
import { allPages, documentFor, documentOf, revisionOf, specification } from '../support/generate.js';

const mebibyte = 1024 * 1024;

function resolve(document: JSONObject) {
  const outline = outlineOf(document);
  const pages = allPages(revisionOf(outline, { models: true }).pages);
  return pages.flatMap((page) => documentOf(outline, page, { specification: document })?.nodes ?? []);
}

/** The fragment of the first block. */
function fragmentIn(document: JSONObject) {
  const [block] = resolve(document);
  if (
    block?.type !== 'openapi-operation' &&
    block?.type !== 'openapi-webhook' &&
    block?.type !== 'openapi-schemas'
  ) {
    throw new Error('no block of an API');
  }
  const { resolved, truncated } = block.data;
  if (!isObject(resolved)) throw new Error('no fragment');
  return { resolved, truncated };
}

const fragmentOf = (members: JSONObject) => fragmentIn(specification(members));

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const answer = (schema: JSONValue) => ({
  200: { description: 'ok', content: { 'application/json': { schema } } },
});

describe('a self-contained document', () => {
  it('says so in its schema version', () => {
    const document = specification({ paths: { '/a': { get: {} } } });
    const outline = outlineOf(document);
    const page = allPages(revisionOf(outline).pages)[0];
    expect(page && documentOf(outline, page, { specification: document })?.data).toEqual({
      schemaVersion: 2,
    });
    expect(documentFor(outline, { doc: 'operations', page: 'tag-default' })?.nodes[0]).not.toHaveProperty(
      'data.resolved',
    );
  });

  it('brings an operation with all that it inherits and reaches', () => {
    const { resolved, truncated } = fragmentOf({
      'x-hideTryItPanel': true,
      servers: [{ url: 'https://a.example' }],
      security: [{ key: [] }],
      paths: {
        '/a/{id}': {
          parameters: [{ $ref: '#/components/parameters/Id' }],
          servers: [{ url: 'https://b.example' }],
          summary: 'All of a',
          get: { summary: 'Read', responses: answer(ref('A')) },
          put: { 'x-internal': true },
        },
      },
      components: {
        parameters: { Id: { name: 'id', in: 'path', required: true, schema: ref('Id') }, Other: {} },
        schemas: {
          Unused: {},
          Id: { type: 'string' },
          A: {
            properties: { self: ref('A'), b: ref('B'), $ref: { type: 'string' } },
            example: { $ref: '#/components/schemas/Unused' },
          },
          B: { items: ref('A') },
        },
        securitySchemes: {
          key: { type: 'apiKey', name: 'k', in: 'header' },
          other: { type: 'http', scheme: 'basic' },
        },
      },
    });
    expect(truncated).toBeUndefined();
    expect(resolved).toEqual({
      openapi: '3.1.1',
      info: { title: 'Ferry API', version: '1' },
      'x-hideTryItPanel': true,
      servers: [{ url: 'https://a.example' }],
      paths: {
        '/a/{id}': {
          parameters: [{ $ref: '#/components/parameters/Id' }],
          servers: [{ url: 'https://b.example' }],
          summary: 'All of a',
          get: { summary: 'Read', responses: answer(ref('A')), security: [{ key: [] }] },
        },
      },
      components: {
        parameters: { Id: { name: 'id', in: 'path', required: true, schema: ref('Id') } },
        schemas: {
          Id: { type: 'string' },
          A: {
            properties: { self: ref('A'), b: ref('B'), $ref: { type: 'string' } },
            example: { $ref: '#/components/schemas/Unused' },
          },
          B: { items: ref('A') },
        },
        securitySchemes: { key: { type: 'apiKey', name: 'k', in: 'header' } },
      },
    });
  });

  it('keeps that an operation needs no security', () => {
    const { resolved } = fragmentOf({ security: [{ key: [] }], paths: { '/a': { get: { security: [] } } } });
    expect(resolved['paths']).toEqual({ '/a': { get: { security: [] } } });
  });

  it('brings webhooks, and the methods that 3.1 does not know as 3.2', () => {
    expect(fragmentOf({ webhooks: { moved: { post: { summary: 'Moved' } } } }).resolved).toMatchObject({
      openapi: '3.1.1',
      webhooks: { moved: { post: { summary: 'Moved' } } },
    });
    expect(fragmentOf({ 'x-webhooks': { moved: { post: {} } } }).resolved).toMatchObject({
      webhooks: { moved: { post: {} } },
    });
    expect(fragmentOf({ paths: { '/a': { query: {} } } }).resolved).toMatchObject({ openapi: '3.2.0' });
    expect(
      fragmentOf({ paths: { '/a': { additionalOperations: { COPY: { summary: 'Copy' } } } } }).resolved,
    ).toMatchObject({
      openapi: '3.2.0',
      paths: { '/a': { additionalOperations: { COPY: { summary: 'Copy' } } } },
    });
  });

  it('brings the schemas of a page of models, without the hidden ones that nothing needs', () => {
    const { resolved } = fragmentOf({
      components: {
        schemas: {
          A: { items: ref('Needed') },
          Needed: { 'x-internal': true },
          Hidden: { 'x-internal': true },
        },
      },
    });
    expect(resolved).toEqual({
      openapi: '3.1.1',
      info: { title: 'Ferry API', version: '1' },
      components: { schemas: { A: { items: ref('Needed') }, Needed: { 'x-internal': true } } },
    });
  });

  it('finds what a discriminator names', () => {
    const mapping = { cat: 'Cat', dog: '#/components/schemas/Dog', bird: 'https://x.example/bird.json' };
    const { resolved } = fragmentOf({
      paths: { '/a': { get: { responses: answer({ discriminator: { propertyName: 'kind', mapping } }) } } },
      components: { schemas: { Cat: { title: 'Cat' }, Dog: { title: 'Dog' }, Fish: {} } },
    });
    expect(resolved).toMatchObject({
      components: { schemas: { Cat: { title: 'Cat' }, Dog: { title: 'Dog' } } },
    });
    expect(JSON.stringify(resolved)).toContain(JSON.stringify(mapping));
    expect(JSON.stringify(resolved)).not.toContain('Fish');
  });

  it('takes of bundled files what is referred to', () => {
    const { resolved } = fragmentOf({
      paths: { '/a': { get: { responses: answer({ $ref: '#/x-ext/abc1234/defs/A' }) } } },
      'x-ext': {
        abc1234: {
          defs: {
            A: { items: { $ref: '#/x-ext/abc1234' }, allOf: [{ $ref: '#/x-ext/def5678/list/1' }] },
            B: {},
          },
        },
        def5678: { list: [{ title: 'zero' }, { title: 'one' }], other: {} },
        unused0: {},
      },
    });
    expect(resolved['x-ext']).toEqual({
      abc1234: {
        defs: {
          A: { items: { $ref: '#/x-ext/abc1234' }, allOf: [{ $ref: '#/x-ext/def5678/list/1' }] },
          B: {},
        },
      },
      def5678: { list: [{ title: 'zero' }, { title: 'one' }] },
    });
  });

  it('moves what belongs to another operation, so that it shows one only', () => {
    const schema = { $ref: '#/paths/~1hidden/get/responses/200/content/application~1json/schema' };
    const { resolved } = fragmentOf({
      paths: {
        '/hidden': { get: { 'x-internal': true, responses: answer({ title: 'shared', items: ref('A') }) } },
        '/a': { get: { responses: answer(schema) } },
      },
      components: { schemas: { A: { title: 'A' } } },
    });
    expect(Object.keys(Object(resolved['paths']))).toEqual(['/a']);
    expect(danglingReferences(resolved)).toEqual([]);
    expect(JSON.stringify(resolved)).toContain('shared');
    expect(resolved).toMatchObject({ components: { schemas: { A: { title: 'A' } } } });
  });

  it('resolves what an author placed in a description', () => {
    const data = { ref: { kind: 'openapi', spec: 'ferry-api' }, path: '/a', method: 'get' };
    const nodes = [{ object: 'block', type: 'openapi-operation', isVoid: true, data }];
    const description = { object: 'document', data: {}, nodes };
    const tags = [{ name: 'a', 'x-gitbook-description-document': description }];
    const blocks = resolve(
      specification({ tags, paths: { '/a': { get: { tags: ['a'], summary: 'Read' } } } }),
    );
    expect(blocks).toHaveLength(2);
    expect(blocks.map((block) => 'meta' in block && block.meta?.id)).toEqual(['openapi-operation', 'get-a']);
    for (const block of blocks)
      expect(block).toMatchObject({ data: { resolved: { paths: { '/a': { get: { summary: 'Read' } } } } } });
  });
});

describe('a block that an author wrote into a description', () => {
  const block = (spec: string, path: string) =>
    `{% openapi-operation spec="${spec}" path="${path}" method="get" %}\n{% endopenapi-operation %}`;
  const description = `{% tabs %}\n{% tab title="A" %}\n${block('ferry-api', '/a')}\n{% endtab %}\n{% tab title="B" %}\n${block('other', '/a')}\n${block('ferry-api', '/nowhere')}\n{% endtab %}\n{% endtabs %}`;
  const [tabs, own] = resolve(
    specification({
      tags: [{ name: 'a', description }],
      paths: { '/a': { get: { tags: ['a'], summary: 'Read' } } },
    }),
  );
  const items = tabs?.type === 'tabs' ? tabs.nodes : [];
  const resolved = { paths: { '/a': { get: { summary: 'Read' } } } };

  it('is resolved wherever it stands, under an anchor of its own', () => {
    expect(items[0]?.nodes).toMatchObject([{ meta: { id: 'get-a-1' }, data: { resolved } }]);
    expect(own).toMatchObject({ meta: { id: 'get-a' }, data: { resolved } });
  });

  it('stays a pointer when it is of another specification, or of what is not there', () => {
    expect(items[1]?.nodes).toHaveLength(2);
    for (const block of items[1]?.nodes ?? []) expect(block).not.toHaveProperty('data.resolved');
  });
});

describe('a schema of 3.0', () => {
  it.each<[string, JSONObject, JSONObject]>([
    ['nullable type', { type: 'string', nullable: true }, { type: ['string', 'null'] }],
    [
      'nullable enum',
      { type: 'string', nullable: true, enum: ['a'] },
      { type: ['string', 'null'], enum: ['a', null] },
    ],
    ['not nullable', { type: 'string', nullable: false }, { type: 'string' }],
    ['nullable choice', { nullable: true, oneOf: [ref('A')] }, { oneOf: [ref('A'), { type: 'null' }] }],
    [
      'nullable composition',
      { nullable: true, description: 'd', allOf: [ref('A')] },
      { description: 'd', anyOf: [{ allOf: [ref('A')] }, { type: 'null' }] },
    ],
    [
      'exclusive limits',
      { minimum: 1, exclusiveMinimum: true, maximum: 2, exclusiveMaximum: false },
      { exclusiveMinimum: 1, maximum: 2 },
    ],
    [
      'example',
      { type: 'object', example: { nullable: true } },
      { type: 'object', examples: [{ nullable: true }] },
    ],
    [
      'keywords beside a reference',
      { ...ref('A'), nullable: true, description: 'd' },
      { ...ref('A'), description: 'd' },
    ],
    [
      'schemas in a schema',
      { properties: { nullable: { type: 'integer', nullable: true } } },
      { properties: { nullable: { type: ['integer', 'null'] } } },
    ],
  ])('is put in the words of 3.1: %s', (_, schema, expected) => {
    const document = {
      ...specification({ components: { schemas: { S: schema, A: {} } } }),
      openapi: '3.0.3',
    };
    expect(fragmentIn(document).resolved['components']).toEqual({ schemas: { S: expected, A: {} } });
  });

  it('is left alone in 3.1', () => {
    expect(
      fragmentOf({ components: { schemas: { S: { nullable: true, type: 'string', example: 1 } } } }).resolved,
    ).toMatchObject({
      components: { schemas: { S: { nullable: true, type: 'string', example: 1 } } },
    });
  });
});

describe('a fragment that would be too large', () => {
  const text = (size: number) => 'x'.repeat(size);

  it('leaves out what is farthest away, and says so', () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 100 }, (_, n) => [
        `S${n}`,
        { description: text(10_000), items: ref(`S${n + 1}`) },
      ]),
    );
    const { resolved, truncated } = fragmentOf({
      paths: { '/a': { get: { responses: answer(ref('S0')) } } },
      components: { schemas: { ...schemas, S100: {} } },
    });
    expect(truncated).toBe(true);
    expect(JSON.stringify(resolved).length).toBeLessThanOrEqual(256 * 1024);
    expect(JSON.stringify(resolved).length).toBeGreaterThan(240 * 1024);
    expect(resolved).toMatchObject({ components: { schemas: { S0: {}, S1: {}, S20: {} } } });
  });

  it('keeps what is small of an operation that is too large itself', () => {
    const { resolved, truncated } = fragmentOf({
      paths: {
        '/a': {
          get: { responses: { 200: { description: text(mebibyte) } }, summary: 'Read', parameters: [] },
        },
      },
    });
    expect(truncated).toBe(true);
    expect(resolved['paths']).toEqual({ '/a': { get: { summary: 'Read', parameters: [] } } });
  });

  it('is measured in bytes', () => {
    const schemas = { A: { description: '漢'.repeat(100_000) } };
    const { resolved, truncated } = fragmentOf({ components: { schemas } });
    expect(truncated).toBe(true);
    expect(resolved).not.toHaveProperty('components');
  });
});

describe('a self-contained document that would be too large', () => {
  const text = (size: number) => 'x'.repeat(size);
  const sizeOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

  /** As many operations, each with so much text of its own, and a shared schema. */
  const manyOperations = (count: number, own: number, shared: number) =>
    specification({
      paths: Object.fromEntries(
        Array.from({ length: count }, (_, n) => [
          `/p${n}`,
          { get: { description: text(own), responses: answer(ref('Big')) } },
        ]),
      ),
      components: { schemas: { Big: { properties: { a: ref('A') } }, A: { description: text(shared) } } },
    });

  /** Those of the one page with operations. */
  const fragmentsIn = (document: JSONObject) =>
    resolve(document).flatMap((block) =>
      block.type === 'openapi-operation'
        ? [
            {
              resolved: block.data.resolved,
              truncated: block.data.truncated === true,
              size: sizeOf(block.data.resolved),
            },
          ]
        : [],
    );

  const totalOf = (fragments: { size: number }[]) => fragments.reduce((sum, { size }) => sum + size, 0);

  it('gives its first blocks all they need, and every block the beginning of what it shows', () => {
    const fragments = fragmentsIn(manyOperations(100, 60_000, 150_000));
    expect(fragments).toHaveLength(100);
    expect(totalOf(fragments)).toBeLessThanOrEqual(4 * mebibyte);
    expect(totalOf(fragments)).toBeGreaterThan(3.9 * mebibyte);
    const kinds = fragments.map(({ resolved, truncated }) =>
      [
        truncated ? 'cut' : 'whole',
        ...(isObject(resolved) ? Object.keys(resolved).filter((name) => name !== 'info') : []),
      ].join(' '),
    );
    expect(kinds.slice(0, 19)).toEqual(Array(19).fill('whole openapi paths components'));
    expect(new Set(kinds.slice(19))).toEqual(new Set(['cut openapi paths components']));
    expect(fragments.at(-1)).toMatchObject({
      resolved: { paths: { '/p99': { get: { responses: {} } } }, components: { schemas: { Big: {} } } },
      truncated: true,
    });
  });

  it('is the same every time', () => {
    const document = manyOperations(40, 10_000, 200_000);
    const again = JSON.parse(JSON.stringify(document));
    expect(JSON.stringify(resolve(document))).toBe(JSON.stringify(resolve(document)));
    expect(JSON.stringify(resolve(again))).toBe(JSON.stringify(resolve(document)));
  });

  it('leaves a later block whole when it fits', () => {
    const { paths, ...rest } = manyOperations(18, 120_000, 120_000);
    const fragments = fragmentsIn({
      ...rest,
      paths: { ...Object(paths), '/small': { get: { summary: 's' } } },
    });
    expect(fragments.at(-2)?.truncated).toBe(true);
    expect(fragments.at(-1)).toMatchObject({
      resolved: { paths: { '/small': { get: { summary: 's' } } } },
      truncated: false,
    });
  });

  it('keeps to its budget when what all blocks inherit is large', () => {
    const count = 20_000;
    const additionalOperations = Object.fromEntries(
      Array.from({ length: count }, (_, n) => [`M${n}`, { summary: 's' }]),
    );
    const members = Object.fromEntries(Array.from({ length: count }, (_, n) => [`x-${n}`, n]));
    const started = performance.now();
    const fragments = fragmentsIn(
      specification({
        info: { title: text(mebibyte), version: '1' },
        servers: [{ url: text(100_000) }],
        security: Array.from({ length: count }, (_, n) => ({ [`k${n}`]: [] })),
        paths: { '/a': { parameters: [{ description: text(50_000) }], ...members, additionalOperations } },
      }),
    );
    expect(fragments).toHaveLength(count);
    for (const { truncated, size } of fragments) {
      expect(truncated).toBe(true);
      expect(size).toBeLessThanOrEqual(256 * 1024);
    }
    // As many fragments with nothing in them are larger than the budget already.
    expect(totalOf(fragments)).toBeLessThan(count * 300);
    console.log(`${count} blocks of one path: ${Math.round(performance.now() - started)} ms`);
  });

  it('shortens the title of a specification that would leave no room for anything else', () => {
    const { resolved, truncated } = fragmentIn(
      specification({ info: { title: '𝒜'.repeat(mebibyte), version: '1' }, paths: { '/a': { get: {} } } }),
    );
    expect(resolved).toMatchObject({ info: { title: '𝒜'.repeat(200) }, paths: { '/a': { get: {} } } });
    expect(truncated).toBe(true);
  });
});
