import { describe, expect, it } from 'vitest';
import { outlineOf } from '../../src/outline/outline-of.js';
import { danglingReferences } from '../support/dangling-references.js';
import { fragmentOf, resolvedBlocks, responsesWith, schemaReference } from '../support/fragments.js';
import { allPages, documentFor, documentOf, revisionOf, specification } from '../support/generate.js';

/** An operation with inherited members, recursive schemas, and unused components. */
const inheriting = {
  'x-hideTryItPanel': true,
  servers: [{ url: 'https://a.example' }],
  security: [{ key: [] }],
  paths: {
    '/a/{id}': {
      parameters: [{ $ref: '#/components/parameters/Id' }],
      servers: [{ url: 'https://b.example' }],
      summary: 'All of a',
      get: { summary: 'Read', responses: responsesWith(schemaReference('A')) },
      put: { 'x-internal': true },
    },
  },
  components: {
    parameters: {
      Id: { name: 'id', in: 'path', required: true, schema: schemaReference('Id') },
      Other: {},
    },
    schemas: {
      Unused: {},
      Id: { type: 'string' },
      A: {
        properties: { self: schemaReference('A'), b: schemaReference('B'), $ref: { type: 'string' } },
        example: { $ref: '#/components/schemas/Unused' },
      },
      B: { items: schemaReference('A') },
    },
    securitySchemes: {
      key: { type: 'apiKey', name: 'k', in: 'header' },
      other: { type: 'http', scheme: 'basic' },
    },
  },
};

describe('a self-contained document', () => {
  it('has schema version 2', () => {
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

  it('contains an operation with everything that it inherits and refers to', () => {
    const { resolved, truncated } = fragmentOf(inheriting);
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
          get: { summary: 'Read', responses: responsesWith(schemaReference('A')), security: [{ key: [] }] },
        },
      },
      components: {
        parameters: { Id: { name: 'id', in: 'path', required: true, schema: schemaReference('Id') } },
        schemas: {
          Id: { type: 'string' },
          A: {
            properties: { self: schemaReference('A'), b: schemaReference('B'), $ref: { type: 'string' } },
            example: { $ref: '#/components/schemas/Unused' },
          },
          B: { items: schemaReference('A') },
        },
        securitySchemes: { key: { type: 'apiKey', name: 'k', in: 'header' } },
      },
    });
  });

  it('keeps an empty security requirement of an operation', () => {
    const { resolved } = fragmentOf({ security: [{ key: [] }], paths: { '/a': { get: { security: [] } } } });
    expect(resolved['paths']).toEqual({ '/a': { get: { security: [] } } });
  });

  it('omits an empty security requirement of a document without any authentication', () => {
    const paths = { '/a': { get: { security: [] } } };
    expect(fragmentOf({ paths }).resolved['paths']).toEqual({ '/a': { get: {} } });
    const components = { securitySchemes: { key: { type: 'http', scheme: 'basic' } } };
    expect(fragmentOf({ paths, components }).resolved['paths']).toEqual(paths);
  });
});

describe('a fragment', () => {
  it('contains webhooks, and methods that OpenAPI 3.1 does not have as 3.2', () => {
    expect(fragmentOf({ webhooks: { moved: { post: { summary: 'Moved' } } } }).resolved).toMatchObject({
      openapi: '3.1.1',
      webhooks: { moved: { post: { summary: 'Moved' } } },
    });
    // The security requirements of the document are for requests to the API.
    const webhooks = { moved: { post: { summary: 'Moved' } } };
    expect(fragmentOf({ security: [{ key: [] }], webhooks }).resolved['webhooks']).toEqual(webhooks);
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

  it('contains the schemas of the page of models, and hidden schemas only when another one refers to them', () => {
    const { resolved } = fragmentOf({
      components: {
        schemas: {
          A: { items: schemaReference('Needed') },
          Needed: { 'x-internal': true },
          Hidden: { 'x-internal': true },
        },
      },
    });
    expect(resolved).toEqual({
      openapi: '3.1.1',
      info: { title: 'Ferry API', version: '1' },
      components: { schemas: { A: { items: schemaReference('Needed') }, Needed: { 'x-internal': true } } },
    });
  });

  it('contains the schemas of a discriminator mapping', () => {
    const mapping = { cat: 'Cat', dog: '#/components/schemas/Dog', bird: 'https://x.example/bird.json' };
    const { resolved } = fragmentOf({
      paths: {
        '/a': { get: { responses: responsesWith({ discriminator: { propertyName: 'kind', mapping } }) } },
      },
      components: { schemas: { Cat: { title: 'Cat' }, Dog: { title: 'Dog' }, Fish: {} } },
    });
    expect(resolved).toMatchObject({
      components: { schemas: { Cat: { title: 'Cat' }, Dog: { title: 'Dog' } } },
    });
    expect(JSON.stringify(resolved)).toContain(JSON.stringify(mapping));
    expect(JSON.stringify(resolved)).not.toContain('Fish');
  });
});

describe('a fragment with references outside of components', () => {
  it('contains the referenced parts of bundled files', () => {
    const { resolved } = fragmentOf({
      paths: { '/a': { get: { responses: responsesWith({ $ref: '#/x-ext/abc1234/defs/A' }) } } },
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

  it('moves parts of another operation, so that it shows only one', () => {
    const schema = { $ref: '#/paths/~1hidden/get/responses/200/content/application~1json/schema' };
    const { resolved } = fragmentOf({
      paths: {
        '/hidden': {
          get: {
            'x-internal': true,
            responses: responsesWith({ title: 'shared', items: schemaReference('A') }),
          },
        },
        '/a': { get: { responses: responsesWith(schema) } },
      },
      components: { schemas: { A: { title: 'A' } } },
    });
    expect(Object.keys(Object(resolved['paths']))).toEqual(['/a']);
    expect(danglingReferences(resolved)).toEqual([]);
    expect(JSON.stringify(resolved)).toContain('shared');
    expect(resolved).toMatchObject({ components: { schemas: { A: { title: 'A' } } } });
  });
});

describe('a block in a converted description', () => {
  it('is resolved', () => {
    const data = { ref: { kind: 'openapi', spec: 'ferry-api' }, path: '/a', method: 'get' };
    const nodes = [{ object: 'block', type: 'openapi-operation', isVoid: true, data }];
    const description = { object: 'document', data: {}, nodes };
    const tags = [{ name: 'a', 'x-gitbook-description-document': description }];
    const blocks = resolvedBlocks(
      specification({ tags, paths: { '/a': { get: { tags: ['a'], summary: 'Read' } } } }),
    );
    expect(blocks).toHaveLength(2);
    expect(blocks.map((block) => 'meta' in block && block.meta?.id)).toEqual(['openapi-operation', 'get-a']);
    for (const block of blocks)
      expect(block).toMatchObject({ data: { resolved: { paths: { '/a': { get: { summary: 'Read' } } } } } });
  });
});

describe('a block that an author writes into a description', () => {
  const block = (spec: string, path: string) =>
    `{% openapi-operation spec="${spec}" path="${path}" method="get" %}\n{% endopenapi-operation %}`;
  const description = `{% tabs %}\n{% tab title="A" %}\n${block('ferry-api', '/a')}\n{% endtab %}\n{% tab title="B" %}\n${block('other', '/a')}\n${block('ferry-api', '/nowhere')}\n{% endtab %}\n{% endtabs %}`;
  const [tabs, own] = resolvedBlocks(
    specification({
      tags: [{ name: 'a', description }],
      paths: { '/a': { get: { tags: ['a'], summary: 'Read' } } },
    }),
  );
  const items = tabs?.type === 'tabs' ? tabs.nodes : [];
  const resolved = { paths: { '/a': { get: { summary: 'Read' } } } };

  it('is resolved at any depth, with a unique anchor', () => {
    expect(items[0]?.nodes).toMatchObject([{ meta: { id: 'get-a-1' }, data: { resolved } }]);
    expect(own).toMatchObject({ meta: { id: 'get-a' }, data: { resolved } });
  });

  it('remains a pointer when its specification or its subject is unknown', () => {
    expect(items[1]?.nodes).toHaveLength(2);
    for (const block of items[1]?.nodes ?? []) expect(block).not.toHaveProperty('data.resolved');
  });
});
