import { expect, it } from 'vitest';
import { schemaUsesOf } from '../../src/specification/schema-uses.js';

const to = (name: string) => ({ $ref: `#/components/${name}` });
const content = (name: string) => ({ content: { 'application/json': { schema: to(name) } } });

const specification = {
  openapi: '3.1.0',
  paths: {
    '/direct': { get: { responses: { 200: { description: '', ...content('schemas/Pet') } } } },
    '/shared': { post: { responses: { 200: to('responses/Pets') } } },
    '/parameters': { parameters: [to('parameters/Pet')], get: { responses: {} }, put: { responses: {} } },
    '/others': { get: { responses: { 200: to('responses/Loop') } } },
    '/nested': { get: { responses: { 200: { description: '', ...content('schemas/Owner') } } } },
  },
  webhooks: { born: { post: { requestBody: content('schemas/Pet') } } },
  components: {
    schemas: {
      Pet: { type: 'object', properties: { parent: to('schemas/Pet') } },
      Owner: { type: 'object', properties: { pets: { type: 'array', items: to('schemas/Pet') } } },
      'a/b~c': { type: 'string' },
      Escaped: to('schemas/a~1b~0c'),
    },
    responses: {
      Pets: { description: '', ...content('schemas/Pet') },
      Loop: { description: '', links: { self: to('responses/Loop') } },
    },
    parameters: { Pet: { name: 'pet', in: 'query', schema: to('schemas/Pet') } },
  },
};

it('finds the operations, webhooks, and schemas that refer to a schema, also through other components', () => {
  expect(schemaUsesOf(specification, 'Pet')).toEqual({
    operations: ['GET /direct', 'POST /shared', 'GET /parameters', 'PUT /parameters'],
    operationCount: 4,
    webhooks: ['POST born'],
    webhookCount: 1,
    schemas: ['Owner'],
    schemaCount: 1,
  });
  expect(schemaUsesOf(specification, 'a/b~c')).toMatchObject({ schemas: ['Escaped'], operationCount: 0 });
  expect(schemaUsesOf(specification, 'Missing')).toMatchObject({ operationCount: 0, schemaCount: 0 });
});

it('lists the first 20, and counts all', () => {
  const paths = Object.fromEntries(
    Array.from({ length: 30 }, (_, number) => [`/${number}`, specification.paths['/direct']]),
  );
  const { operations, operationCount } = schemaUsesOf({ ...specification, paths }, 'Pet');
  expect([operations.length, operationCount]).toEqual([20, 30]);
});

it('follows a chain of any length', () => {
  const length = 5000;
  const links = Array.from({ length }, (_, number) => [
    `C${number}`,
    { '{$url}': { post: { callbacks: { next: to(`callbacks/C${number + 1}`) } } } },
  ]);
  const last = [`C${length}`, { '{$url}': { post: { requestBody: content('schemas/Pet') } } }];
  const callbacks = Object.fromEntries([...links, last]);
  const paths = { '/': { get: { callbacks: { first: to('callbacks/C0') } } } };
  const components = { schemas: specification.components.schemas, callbacks };
  expect(schemaUsesOf({ openapi: '3.1.0', paths, components }, 'Pet')).toMatchObject({
    operations: ['GET /'],
    operationCount: 1,
  });
});

it.each([
  ['A', 'B'],
  ['B', 'A'],
])('finds all operations that refer to a loop, first to %s', (first, second) => {
  const callback = (other: string, body: object) => ({
    '{$url}': { post: { callbacks: { other: to(`callbacks/${other}`) }, ...body } },
  });
  const components = {
    schemas: specification.components.schemas,
    callbacks: { A: callback('B', { requestBody: content('schemas/Pet') }), B: callback('A', {}) },
  };
  const paths = {
    '/a': { get: { callbacks: { own: to(`callbacks/${first}`) } } },
    '/b': { get: { callbacks: { own: to(`callbacks/${second}`) } } },
  };
  expect(schemaUsesOf({ openapi: '3.1.0', paths, components }, 'Pet')).toMatchObject({
    operations: ['GET /a', 'GET /b'],
  });
});

it('finds operations with a reference instead of their members', () => {
  const shared = { responses: { 200: { description: '', ...content('schemas/Pet') } } };
  const paths = {
    '/operation': { get: { ...to('x-operations/Shared'), summary: 'Own' } },
    '/item': to('pathItems/Shared'),
  };
  const components = {
    schemas: specification.components.schemas,
    pathItems: { Shared: { put: shared } },
    'x-operations': { Shared: shared },
  };
  expect(schemaUsesOf({ openapi: '3.1.0', paths, components }, 'Pet')).toMatchObject({
    operations: ['GET /operation', 'PUT /item'],
  });
});
