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
