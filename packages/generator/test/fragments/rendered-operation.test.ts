import { isObject } from '@specshelf/base/json';
import { expect, it } from 'vitest';
import { outlineOf } from '../../src/outline/outline-of.js';
import { allPages, documentOf, revisionOf, specification } from '../support/generate.js';
import { renderOperation } from '../support/render-operation.js';

const seat = {
  type: 'object',
  required: ['deck'],
  properties: { deck: { type: 'integer' }, next: { $ref: '#/components/schemas/Seat' } },
};
const document = specification({
  openapi: '3.0.3',
  servers: [{ url: 'https://ferry.example/v2' }],
  security: [{ key: [] }, { login: ['book'], key: [] }],
  paths: {
    '/bookings/{id}/seats': {
      parameters: [
        { $ref: '#/components/parameters/Id' },
        { name: 'page', in: 'query', schema: { type: 'integer' } },
      ],
      post: {
        summary: 'Take seats',
        parameters: [
          { name: 'page', in: 'query', required: true, schema: { type: 'string', nullable: true } },
        ],
        requestBody: { $ref: '#/components/requestBodies/Seats' },
        responses: {
          200: {
            description: 'Taken',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Seat' } } },
          },
          404: { $ref: '#/components/responses/Unknown' },
        },
      },
    },
    '/weather': { get: { security: [], servers: [{ url: 'https://weather.example' }], responses: {} } },
  },
  components: {
    schemas: { Seat: seat },
    parameters: {
      Id: { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
    },
    requestBodies: {
      Seats: {
        content: {
          'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Seat' } } },
        },
      },
    },
    responses: { Unknown: { description: 'No such booking' } },
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      login: { type: 'http', scheme: 'bearer' },
    },
  },
});

/** Every operation, from the blocks of self-contained documents. */
function rendered(): (string | undefined)[] {
  const outline = outlineOf(document);
  return allPages(revisionOf(outline, { grouping: 'by-operation' }).pages).flatMap((page) => {
    const nodes = documentOf(outline, page, { specification: document })?.nodes ?? [];
    return nodes.flatMap((block) => {
      if (block.type !== 'openapi-operation' || !isObject(block.data.resolved)) return [];
      return renderOperation(block.data.resolved, 'paths', block.data.path, block.data.method);
    });
  });
}

it('the block of an operation contains everything that it inherits and refers to', () => {
  expect(rendered()[0]).toMatchInlineSnapshot(`
    "POST /bookings/{id}/seats
    # Take seats
    servers
      https://ferry.example/v2
    security
      key apiKey header X-Key
      login http bearer and key apiKey header X-Key
    parameters
      id (path, required): string (uuid)
      page (query, required): string, or nothing
    body
      application/json: list of anything
        deck*: integer
        next: object
    response 200 Taken
      application/json: object
        deck*: integer
        next: object
    response 404 No such booking"
  `);
});

it('the block of an operation does not contain members that it overrides', () => {
  expect(rendered()[1]).toMatchInlineSnapshot(`
    "GET /weather
    servers
      https://weather.example"
  `);
});
